const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const OWN_PREFIX = '+1';
const SHORTEST_NUMBER = 10;

export interface PhoneParts {
  readonly prefix: string;
  readonly number: string;
}

/** A number as people type it. One that starts with `+` brings its own country; the server joins the two parts. */
export const readPhone = (typed: string): PhoneParts | null => {
  const digits = typed.replace(/\D/g, '');
  if (/[^\d\s()+.-]/.test(typed) || digits.length < SHORTEST_NUMBER) return null;
  if (typed.trim().startsWith('+')) return { prefix: '+', number: digits };
  return { prefix: OWN_PREFIX, number: digits.replace(/^1(?=\d{10}$)/, '') };
};

export type Identifier = { readonly email: string } | { readonly phone: PhoneParts };

/** Whatever was typed into 'Email or phone', as the sign-in call wants it. */
export const readIdentifier = (typed: string): Identifier | null => {
  const text = typed.trim();
  if (EMAIL.test(text)) return { email: text };
  const phone = readPhone(text);
  return phone && { phone };
};

export const identifierProblem = (typed: string): string | null => {
  if (typed.trim() === '') return 'Enter your email or phone number';
  return readIdentifier(typed) ? null : 'Enter a full email address or a phone number with area code';
};

export const phoneProblem = (typed: string): string | null => {
  if (typed.trim() === '') return 'Enter your phone number';
  return readPhone(typed) ? null : 'Enter a phone number with area code';
};
