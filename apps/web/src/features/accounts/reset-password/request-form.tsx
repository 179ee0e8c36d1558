import { useForm } from '@mantine/form';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import classes from '../form.module.css';
import { identifierProblem, readIdentifier } from '../identifier.ts';
import { useFormNotice } from '../use-form-notice.ts';

/** Asks for the link. Whether there is such an account is nobody's business, so the answer is always the same. */
export const RequestForm = ({ onSent }: { onSent: (typed: string) => void }) => {
  const form = useForm({ initialValues: { identifier: '' }, validate: { identifier: identifierProblem } });
  const { notice, clearNotice, showFailure } = useFormNotice(form);
  const request = useWrite('POST /v2/account/request-password-reset', { errors: 'inline' });

  const submit = ({ identifier }: typeof form.values) => {
    const who = readIdentifier(identifier);
    if (!who || request.isPending) return;
    clearNotice();
    request.mutate(
      { body: who },
      {
        onSuccess: () => onSent(identifier.trim()),
        onError: showFailure,
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
      <TextField
        label="Email or phone"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        {...form.getInputProps('identifier')}
        onBlur={({ currentTarget }) => currentTarget.value && form.validateField('identifier')}
      />
      <div className={classes['actions']}>
        <Button look="filled" type="submit" fullWidth busy={request.isPending} busyLabel="Sending…">
          Send me a link
        </Button>
        <ButtonLink to="/login" fullWidth>
          Back to log in
        </ButtonLink>
      </div>
    </form>
  );
};
