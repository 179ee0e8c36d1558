import { Button } from '#ui/actions/button.tsx';
import { ConfirmOwnerForm } from '../confirm-owner-form.tsx';

interface ConfirmFirstProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Before a change that the server makes only for the freshly logged in; it goes on by itself afterwards. */
export const ConfirmFirst = (props: ConfirmFirstProps) => (
  <ConfirmOwnerForm
    action={(isChecking) => (
      <Button look="filled" type="submit" busy={isChecking} busyLabel="Checking…">
        Continue
      </Button>
    )}
    {...props}
  >
    {null}
  </ConfirmOwnerForm>
);
