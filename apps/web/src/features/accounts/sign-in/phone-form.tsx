import { Checkbox } from '@mantine/core';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import type { ReturnSearch } from '#shell/guards/log-out-search.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from '../form.module.css';
import { phoneProblem, readPhone } from '../identifier.ts';
import { keepCodeRequest } from './code-request.ts';
import { signInFailure } from './sign-in-failure.ts';

interface PhoneFormProps {
  readonly wish: ReturnSearch;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onSent: () => void;
}

export const PhoneForm = ({ wish, typed, onTyped, onSent }: PhoneFormProps) => {
  const request = useWrite('POST /v2/account/sign-in-code/request', { errors: 'inline' });
  const sent = useSendForm(request, {
    initial: { identifier: readPhone(typed) ? typed : '', rememberMe: true },
    validate: { identifier: phoneProblem },
    onTyped: (values) => onTyped(values.identifier),
    input: ({ identifier }) => {
      const phone = readPhone(identifier);
      return phone && { body: { phone, deviceId: deviceId() } };
    },
    onSent: ({ sessionId }, { identifier, rememberMe }) => {
      const phone = readPhone(identifier);
      if (phone) keepCodeRequest({ sessionId, typed: identifier, phone, rememberMe, sentAtMs: currentTimeMs() });
      onSent();
    },
    refusalOf: signInFailure,
  });
  const { form } = sent;

  return (
    <SendForm of={sent} className={classes['form']}>
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
        <Button look="filled" type="submit" fullWidth busy={sent.isSaving} busyLabel="Sending…">
          Text me a code
        </Button>
        <ButtonLink to="/login" search={wish} fullWidth>
          Use a password instead
        </ButtonLink>
      </div>
    </SendForm>
  );
};
