import type { UseFormReturnType } from '@mantine/form';
import { MIN_PASSWORD_LENGTH } from '@tailgate/contract/facts';
import { ApiError } from '#shell/api/api-error.ts';
import { tooManyTries } from '#shell/errors/form-errors.ts';
import { NAME_RULES } from '#shell/forms/name-fields.tsx';
import { addressProblem, type Address } from '#ui/address-field/address.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { emailProblem } from '#ui/words/email-problem.ts';

export const ACCOUNT_RULES = {
  ...NAME_RULES,
  email: (typed: string) => (typed.trim() === '' ? 'Enter your email' : emailProblem(typed)),
  password: (typed: string) =>
    typed.length < MIN_PASSWORD_LENGTH ? `Use at least ${MIN_PASSWORD_LENGTH} characters` : null,
  address: (address: Address | null) =>
    addressProblem(address) ?? (address?.address === '' ? 'Enter street and number' : null),
};

/** What every sign-up form says about a refusal beyond the fields. */
export const signUpRefusal = (error: Error) => {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'too_many_requests') return { fields: {}, notice: tooManyTries(error) };
  if (error.code === 'password_too_weak') return { fields: { password: error.message }, notice: null };
  return null;
};

interface PersonFieldsProps<Values> {
  readonly form: UseFormReturnType<Values>;
  /** Whether typing begins here: the field has the focus as soon as the page is there. */
  readonly isStart?: boolean;
}

export const EmailAndPasswordFields = <Values extends { email: string; password: string }>({
  form,
  isStart = false,
}: PersonFieldsProps<Values>) => (
  <>
    <TextField
      label="Email"
      required
      type="email"
      autoFocus={isStart}
      autoComplete="email"
      description="We send a link there to confirm it."
      {...form.getInputProps('email')}
    />
    <PasswordField
      label="Password"
      required
      autoComplete="new-password"
      description={`At least ${MIN_PASSWORD_LENGTH} characters.`}
      {...form.getInputProps('password')}
    />
  </>
);
