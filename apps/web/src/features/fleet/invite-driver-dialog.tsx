import { DRIVER_INVITATION_DAYS, MAX_REFERRAL_CODE_LENGTH } from '@tailgate/contract/facts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { ApiError } from '#shell/api/api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { INVITE, type Driver } from './drivers-query.ts';
import classes from './fleet.module.css';

interface InviteDriverDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks a groomer to drive for the fleet, by the code that they gave the owner. */
export const InviteDriverDialog = ({ opened, onClose }: InviteDriverDialogProps) => (
  <FormDialog title="Invite driver" opened={opened} onClose={onClose}>
    {opened && <InviteForm onClose={onClose} />}
  </FormDialog>
);

const ALREADY = 'This groomer drives for you or has an invitation already.';

/** The server speaks of the status of a record, which the owner has not opened. */
const refusalOf = (error: Error) =>
  error instanceof ApiError && error.code === 'illegal_transition'
    ? { fields: { referralCode: ALREADY }, notice: null }
    : null;

interface InviteFormProps extends Pick<InviteDriverDialogProps, 'onClose'> {
  /** Instead of closing. */
  readonly onInvited?: (driver: Driver) => void;
}

export const InviteForm = ({ onClose, onInvited = onClose }: InviteFormProps) => {
  const sent = useSendForm(useWrite(INVITE, { errors: 'inline' }), {
    initial: { referralCode: '' },
    validate: { referralCode: (code) => (code.trim() === '' ? 'Enter the groomer’s referral code' : null) },
    input: ({ referralCode }) => ({ body: { referralCode } }),
    refusalOf,
    onSent: (driver) => {
      toastSuccess(`${driver.name} invited`);
      onInvited(driver);
    },
  });
  return (
    <SendForm
      of={sent}
      className={classes['dialog']}
      lead={
        <p className={classes['lead']}>
          The groomer has {DRIVER_INVITATION_DAYS} days to answer. They read and accept your policies first.
        </p>
      }
    >
      <TextField
        label="Referral code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_REFERRAL_CODE_LENGTH}
        description="Ask the groomer for their code. They find it under Account → Referral code."
        {...sent.form.getInputProps('referralCode')}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Inviting…">
          Send invitation
        </Button>
      </DialogActions>
    </SendForm>
  );
};
