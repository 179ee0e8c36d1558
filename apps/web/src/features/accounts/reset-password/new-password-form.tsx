import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import classes from '../form.module.css';
import { NEW_PASSWORD, NewPasswordFields } from './new-password-fields.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link has been used or is too old. */
  readonly onDeadLink: () => void;
}

export const NewPasswordForm = ({ token, onDone, onDeadLink }: NewPasswordFormProps) => {
  const reset = useWrite('POST /v2/account/reset-password', { errors: 'inline', onDone });
  const sent = useSendForm(reset, {
    ...NEW_PASSWORD,
    input: ({ password }) => ({ body: { token, password } }),
    onRefused: ({ code, errors }) => {
      // A token that is not even well-formed is a dead link too.
      const isDead = code === 'reset_link_invalid' || errors['token'] !== undefined;
      if (isDead) onDeadLink();
      return isDead;
    },
  });

  return (
    <SendForm of={sent} className={classes['form']}>
      <NewPasswordFields form={sent.form} />
      <Button look="filled" type="submit" fullWidth busy={sent.isSaving} busyLabel="Saving…">
        Save new password
      </Button>
    </SendForm>
  );
};
