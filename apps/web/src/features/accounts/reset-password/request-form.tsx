import { useForm } from '@mantine/form';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import classes from '../form.module.css';
import { IdentifierField } from '../identifier-field.tsx';
import { identifierProblem, readIdentifier } from '../identifier.ts';
import { useFormNotice } from '../use-form-notice.ts';

interface RequestFormProps {
  /** What was typed on the login page already. */
  readonly typed: string;
  readonly onSent: (typed: string) => void;
}

/** Requests the reset link. The answer is always the same, so that it does not reveal accounts. */
export const RequestForm = ({ typed, onSent }: RequestFormProps) => {
  const form = useForm({ initialValues: { identifier: typed }, validate: { identifier: identifierProblem } });
  const { notice, clearNotice, showFailure } = useFormNotice(form);
  const request = useWrite('POST /v2/account/request-password-reset', { errors: 'inline' });

  const submit = ({ identifier }: typeof form.values) => {
    const who = readIdentifier(identifier);
    if (!who || request.isPending) return;
    clearNotice();
    request.mutate(
      { body: { ...who, deviceId: deviceId() } },
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
      <IdentifierField {...form.getInputProps('identifier')} onTyped={() => form.validateField('identifier')} />
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
