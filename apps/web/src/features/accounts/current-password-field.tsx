import { PasswordField } from '#ui/fields/password-field.tsx';
import type { TextFieldProps } from '#ui/fields/text-field.tsx';

/** The password of whoever is logged in, asked again before something that opens the account is changed. */
export const CurrentPasswordField = (field: Omit<TextFieldProps, 'label'>) => (
  <PasswordField label="Your password" autoComplete="current-password" required withAsterisk={false} {...field} />
);

/** Nothing is asked of accounts without a password. */
export const currentPasswordProblem = (hasPassword: boolean) => (password: string) =>
  hasPassword && password === '' ? 'Enter your password' : null;
