import type { UseFormReturnType } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { useFormRefusal } from '#shell/errors/use-form-refusal.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConfirmPasswordForm } from '../confirm-password-form.tsx';
import classes from '../form.module.css';

interface FreshChangeFormProps<Values extends Record<string, unknown>> {
  readonly form: UseFormReturnType<Values>;
  /** The field of the form that the server calls by the same name. */
  readonly field: keyof Values & string;
  readonly lead: string;
  /** Said when the password is asked first. */
  readonly passwordLead: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly change: (values: Values, onError: (error: ApiError) => void) => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A change for the freshly signed in: who is not types the password, and the change goes on by itself. */
export const FreshChangeForm = <Values extends Record<string, unknown>>({
  form,
  field,
  lead,
  passwordLead,
  action,
  isPending,
  change,
  onClose,
  children,
}: FreshChangeFormProps<Values>) => {
  const [asksPassword, setAsksPassword] = useState(false);
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, { [field]: field });

  const submit = (values: Values) => {
    if (isPending) return;
    clearNotice();
    change(values, (error) => {
      if (error.code === 'fresh_sign_in_required') setAsksPassword(true);
      else showRefusal(error);
    });
  };

  if (asksPassword)
    return (
      <ConfirmPasswordForm
        action={(isChecking) => (
          <Button look="filled" type="submit" busy={isChecking} busyLabel="Checking…">
            Confirm password
          </Button>
        )}
        onConfirmed={() => {
          setAsksPassword(false);
          submit(form.getValues());
        }}
        onClose={onClose}
      >
        <p className={classes['lead']}>{passwordLead}</p>
      </ConfirmPasswordForm>
    );
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <p className={classes['lead']}>{lead}</p>
      {notice && <Notice tone="danger">{notice}</Notice>}
      {children}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={isPending} busyLabel="Saving…">
          {action}
        </Button>
      </DialogActions>
    </form>
  );
};
