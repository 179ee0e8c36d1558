export const SHORTEST_PASSWORD = 10;
const LONG = 14;
const COMMON = /^(.)\1+$|password|passwort|qwerty|12345678|letmein|iloveyou|00000000/i;

export type Strength = 'too short' | 'easy to guess' | 'good' | 'strong';

/** A hint while typing. What is refused in the end is the server's decision. */
export const strengthOf = (password: string): Strength => {
  if (password.length < SHORTEST_PASSWORD) return 'too short';
  if (COMMON.test(password)) return 'easy to guess';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\da-zA-Z]/].filter((kind) => kind.test(password)).length;
  return password.length >= LONG || kinds >= 3 ? 'strong' : 'good';
};
