import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError, showProblems } from '#shell/errors/form-errors.ts';
import { useFormRefusal } from '#shell/errors/use-form-refusal.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from '../form.module.css';
import { NewPasswordFields, useNewPasswordForm } from './new-password-fields.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link has been used or is too old. */
  readonly onDeadLink: () => void;
}

export const NewPasswordForm = ({ token, onDone, onDeadLink }: NewPasswordFormProps) => {
  const form = useNewPasswordForm();
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, { password: 'password' });
  const reset = useWrite('POST /v2/account/reset-password', { errors: 'inline', onDone });

  const submit = ({ password }: typeof form.values) => {
    if (reset.isPending) return;
    clearNotice();
    reset.mutate(
      { body: { token, password } },
      {
        onError: (error) => {
          // A token that is not even well-formed is a dead link too.
          if (error.code === 'reset_link_invalid' || error.errors['token']) onDeadLink();
          else if (error.code === 'password_too_weak') showProblems(form, { password: error.message });
          else showRefusal(error);
        },
      },
    );
  };

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      {notice && <Notice tone="danger">{notice}</Notice>}
      <NewPasswordFields form={form} />
      <Button look="filled" type="submit" fullWidth busy={reset.isPending} busyLabel="Saving…">
        Save new password
      </Button>
    </form>
  );
};
