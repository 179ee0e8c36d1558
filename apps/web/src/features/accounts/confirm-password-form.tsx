import type { ReactNode } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { CurrentPasswordField, currentPasswordProblem } from './current-password-field.tsx';
import classes from './form.module.css';
import { wrongPassword } from './wrong-password.ts';

interface ConfirmPasswordFormProps {
  /** Why it is asked. */
  readonly children: ReactNode;
  /** The button that sends it. */
  readonly action: (isPending: boolean) => ReactNode;
  /** What follows the password is under way. */
  readonly isGoingOn?: boolean;
  /** Refusals of what follows can be shown here too. */
  readonly onConfirmed: (showRefusal: (error: Error) => void) => void;
  readonly onClose: () => void;
}

/** The password once more, so that the next minutes count as freshly signed in. */
export const ConfirmPasswordForm = ({
  children,
  action,
  isGoingOn = false,
  onConfirmed,
  onClose,
}: ConfirmPasswordFormProps) => {
  const confirm = useWrite('POST /v2/account/confirm-sign-in', { errors: 'inline' });
  const sent = useSendForm(
    // What follows is sent only once too.
    { ...confirm, isPending: confirm.isPending || isGoingOn },
    {
      initial: { password: '' },
      validate: { password: currentPasswordProblem(true) },
      input: ({ password }) => ({ body: { password } }),
      onSent: () => onConfirmed(sent.refuse),
      refusalOf: wrongPassword('password'),
    },
  );
  return (
    <SendForm of={sent} className={classes['form']} lead={children}>
      <CurrentPasswordField data-autofocus {...sent.form.getInputProps('password')} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {action(sent.isSaving)}
      </DialogActions>
    </SendForm>
  );
};
