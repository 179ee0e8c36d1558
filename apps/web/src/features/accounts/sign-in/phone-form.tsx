import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import type { ReturnSearch } from '#shell/guards/log-out-search.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import classes from '../form.module.css';
import { phoneProblem, readPhone } from '../identifier.ts';
import { keepCodeRequest } from './code-request.ts';
import { useFormNotice } from '../use-form-notice.ts';

interface PhoneFormProps {
  readonly wish: ReturnSearch;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onSent: () => void;
}

export const PhoneForm = ({ wish, typed, onTyped, onSent }: PhoneFormProps) => {
  const form = useForm({
    initialValues: { identifier: readPhone(typed) ? typed : '', rememberMe: true },
    validate: { identifier: phoneProblem },
    onValuesChange: (values) => onTyped(values.identifier),
  });
  const { notice, clearNotice, showFailure } = useFormNotice(form);
  const request = useWrite('POST /v2/account/sign-in-code/request', { errors: 'inline' });

  const submit = ({ identifier, rememberMe }: typeof form.values) => {
    const phone = readPhone(identifier);
    if (!phone || request.isPending) return;
    clearNotice();
    request.mutate(
      { body: { phone, deviceId: deviceId() } },
      {
        onSuccess: ({ sessionId }) => {
          keepCodeRequest({ sessionId, typed: identifier, phone, rememberMe, sentAtMs: Date.now() });
          onSent();
        },
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
        label="Phone number"
        type="tel"
        autoComplete="tel"
        placeholder="(512) 555-0100"
        required
        withAsterisk={false}
        autoFocus
        {...form.getInputProps('identifier')}
        onBlur={({ currentTarget }) => currentTarget.value && form.validateField('identifier')}
      />
      <Checkbox label="Keep me logged in on this device" {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
      <div className={classes['actions']}>
        <Button look="filled" type="submit" fullWidth busy={request.isPending} busyLabel="Sending…">
          Text me a code
        </Button>
        <ButtonLink to="/login" search={wish} fullWidth>
          Use a password instead
        </ButtonLink>
      </div>
    </form>
  );
};
