import { ConfirmPasswordForm } from '#features/accounts/confirm-password-form.tsx';
import { PayoutSetup } from '#features/merchant/payout-setup.tsx';
import { Button } from '#ui/actions/button.tsx';

/** The payout account, with the password form that its changes ask for. */
export const PayoutSetupWithPassword = () => (
  <PayoutSetup
    askPassword={({ onConfirmed, onClose, isGoingOn }) => (
      <ConfirmPasswordForm
        isGoingOn={isGoingOn}
        action={(isPending) => (
          <Button look="filled" type="submit" busy={isPending} busyLabel="Saving…">
            Continue
          </Button>
        )}
        onConfirmed={onConfirmed}
        onClose={onClose}
      >
        <p>Your payouts are about to change. Enter your password first.</p>
      </ConfirmPasswordForm>
    )}
  />
);
