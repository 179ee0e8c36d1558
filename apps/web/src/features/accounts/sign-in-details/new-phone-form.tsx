import { useWrite } from '#shell/api/use-write.ts';
import type { FormRefusal } from '#shell/errors/form-errors.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { CurrentPasswordField, currentPasswordProblem } from '../current-password-field.tsx';
import classes from '../form.module.css';
import { phoneProblem, readPhone, type PhoneParts } from '../identifier.ts';
import { signInFailure } from '../sign-in/sign-in-failure.ts';
import { wrongPassword } from '../wrong-password.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { useFreshForm } from './use-fresh-form.ts';

/** A number that a code was texted to, and what it takes to text another. */
export interface WantedPhone {
  readonly typed: string;
  readonly phone: PhoneParts;
  readonly currentPassword?: string;
  readonly sentAtMs: number;
}

interface NewPhoneFormProps {
  readonly current: string | null;
  readonly hasPassword: boolean;
  readonly typed: string;
  readonly onSent: (wanted: WantedPhone) => void;
  readonly onClose: () => void;
}

export const changePhoneFailure = (error: Error): FormRefusal =>
  wrongPassword('currentPassword')(error) ?? signInFailure(error);

export const NewPhoneForm = ({ current, hasPassword, typed, onSent, onClose }: NewPhoneFormProps) => {
  const change = useWrite('POST /v2/account/change-phone', { errors: 'inline' });
  const given = (values: { identifier: string; currentPassword: string }) => {
    const phone = readPhone(values.identifier);
    return phone && { phone, ...(hasPassword && { currentPassword: values.currentPassword }) };
  };
  const sent = useFreshForm(change, {
    initial: { identifier: typed, currentPassword: '' },
    validate: {
      identifier: phoneProblem,
      currentPassword: currentPasswordProblem(hasPassword),
    },
    input: (values) => {
      const body = given(values);
      return body && { body };
    },
    onSent: (_, values) => {
      const body = given(values);
      if (body) onSent({ ...body, typed: values.identifier.trim(), sentAtMs: currentTimeMs() });
    },
    refusalOf: changePhoneFailure,
  });
  const { form } = sent;
  if (sent.asksOwner) return <ConfirmFirst onConfirmed={sent.confirmed} onClose={onClose} />;
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={
        <p className={classes['lead']}>
          We text a code to the new number.
          {current && ` Until you enter it, you keep ${phoneInWords(current)}.`}
        </p>
      }
    >
      <TextField
        label="New phone number"
        type="tel"
        autoComplete="tel"
        placeholder="(512) 555-0100"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('identifier')}
      />
      {hasPassword && <CurrentPasswordField {...form.getInputProps('currentPassword')} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Sending…">
          Text me a code
        </Button>
      </DialogActions>
    </SendForm>
  );
};
