import type { UseFormReturnType } from '@mantine/form';
import { MIN_PASSWORD_LENGTH } from '@tailgate/contract/facts';
import { ApiError } from '#shell/api/api-error.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPassword {
  readonly password: string;
  readonly again: string;
}

/** What every form with these fields has in common. */
export const NEW_PASSWORD = {
  initial: { password: '', again: '' },
  validate: {
    password: (password: string) =>
      password.length < MIN_PASSWORD_LENGTH ? `Use at least ${MIN_PASSWORD_LENGTH} characters` : null,
    again: (again: string, { password }: NewPassword) => (again === password ? null : 'The passwords don’t match'),
  },
  /** The message says what to choose instead, the problem of the field does not. */
  refusalOf: (error: Error) =>
    error instanceof ApiError && error.code === 'password_too_weak'
      ? { fields: { password: error.message }, notice: null }
      : null,
};

interface NewPasswordFieldsProps {
  readonly form: UseFormReturnType<NewPassword>;
  /** In a dialog the first field has the focus. */
  readonly focused?: boolean;
}

/** Entered twice, because the input is masked. */
export const NewPasswordFields = ({ form, focused = false }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label="New password"
      autoComplete="new-password"
      required
      withAsterisk={false}
      data-autofocus={focused || undefined}
      {...form.getInputProps('password')}
    />
    {!form.errors['password'] && <StrengthMeter password={form.values.password} />}
    <PasswordField
      label="Confirm new password"
      autoComplete="new-password"
      required
      withAsterisk={false}
      {...form.getInputProps('again')}
      onBlur={({ currentTarget }) => currentTarget.value && form.validateField('again')}
    />
  </>
);
