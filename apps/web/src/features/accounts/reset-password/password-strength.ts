import { MIN_PASSWORD_LENGTH, isCommonPassword } from '@tailgate/contract/facts';

const LONG = 14;

export type Strength = 'too short' | 'easy to guess' | 'good' | 'strong';

/** A hint while typing. What is refused in the end is the server's decision. */
export const strengthOf = (password: string): Strength => {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too short';
  if (isCommonPassword(password)) return 'easy to guess';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\da-zA-Z]/].filter((kind) => kind.test(password)).length;
  return password.length >= LONG || kinds >= 3 ? 'strong' : 'good';
};
