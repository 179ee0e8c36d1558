import { useForm } from '@mantine/form';
import { PasswordField } from '#ui/password-field.tsx';
import { SHORTEST_PASSWORD } from './password-strength.ts';
import { StrengthMeter } from './strength-meter.tsx';

export const useNewPasswordForm = () =>
  useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: (password) =>
        password.length < SHORTEST_PASSWORD ? `Use at least ${SHORTEST_PASSWORD} characters` : null,
      again: (again, { password }) => (again === password ? null : 'The two passwords are not the same'),
    },
  });

interface NewPasswordFieldsProps {
  readonly form: ReturnType<typeof useNewPasswordForm>;
  /** In a dialog the first field has the focus. */
  readonly focused?: boolean;
}

/** Twice, because nobody sees what is typed. */
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
