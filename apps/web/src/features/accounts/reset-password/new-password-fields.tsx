import { useForm } from '@mantine/form';
import { MIN_PASSWORD_LENGTH } from '@tailgate/contract/facts';
import { PasswordField } from '#ui/password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

export const useNewPasswordForm = () =>
  useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: (password) =>
        password.length < MIN_PASSWORD_LENGTH ? `Use at least ${MIN_PASSWORD_LENGTH} characters` : null,
      again: (again, { password }) => (again === password ? null : 'The two passwords are not the same'),
    },
  });

interface NewPasswordFieldsProps {
  readonly form: ReturnType<typeof useNewPasswordForm>;
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
      label="New password again"
      autoComplete="new-password"
      required
      withAsterisk={false}
      {...form.getInputProps('again')}
      onBlur={({ currentTarget }) => currentTarget.value && form.validateField('again')}
    />
  </>
);
