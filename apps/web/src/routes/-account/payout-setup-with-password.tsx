import { ConfirmOwnerForm } from '#features/accounts/confirm-owner-form.tsx';
import { PayoutSetup } from '#features/merchant/payout-setup.tsx';
import { Button } from '#ui/actions/button.tsx';

/** The payout account, with the password form that its changes ask for. */
export const PayoutSetupWithPassword = () => (
  <PayoutSetup
    askPassword={({ onConfirmed, onClose, isGoingOn }) => (
      <ConfirmOwnerForm
        isGoingOn={isGoingOn}
        action={(isPending) => (
          <Button look="filled" type="submit" busy={isPending} busyLabel="Saving…">
            Continue
          </Button>
        )}
        onConfirmed={onConfirmed}
        onClose={onClose}
      >
        <p>Your payouts are about to change. Confirm that it’s you first.</p>
      </ConfirmOwnerForm>
    )}
  />
);
