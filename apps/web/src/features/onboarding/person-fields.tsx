import type { UseFormReturnType } from '@mantine/form';
import { MAX_PERSON_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@tailgate/contract/facts';
import { ApiError } from '#shell/api/api-error.ts';
import { tooManyTries } from '#shell/errors/form-errors.ts';
import { addressProblem, type Address } from '#ui/address-field/address.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { emailProblem } from '#ui/words/email-problem.ts';
import classes from './onboarding.module.css';

export const requiredProblem = (words: string) => (typed: string) => (typed.trim() === '' ? words : null);

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const NAME_RULES = {
  firstName: requiredProblem('Enter your first name'),
  lastName: requiredProblem('Enter your last name'),
};

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

/** The fields are those of a larger form, which is why its type is widened here. */
export const NameFields = <Values extends Named>({ form, isStart = false }: PersonFieldsProps<Values>) => (
  <div className={classes['pair']}>
    <TextField
      label="First name"
      required
      autoFocus={isStart}
      autoComplete="given-name"
      maxLength={MAX_PERSON_NAME_LENGTH}
      {...form.getInputProps('firstName')}
    />
    <TextField
      label="Last name"
      required
      autoComplete="family-name"
      maxLength={MAX_PERSON_NAME_LENGTH}
      {...form.getInputProps('lastName')}
    />
  </div>
);

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
