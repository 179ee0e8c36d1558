import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** A phone number in E.164 (`+15125550123`): the only form that is stored, compared or sent to a vendor. */
export type Phone = string & { readonly __brand: 'Phone' };

export const parsePhone = (text: string, country: CountryCode = 'US'): Phone | undefined => {
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isValid() ? (parsed.number as Phone) : undefined;
};

/** The form of the specification's sign-in call: `{ prefix: '+1', number: '5125550123' }`. */
export const phoneFromParts = (parts: { prefix: string; number: string }): Phone | undefined =>
  parsePhone(`+${parts.prefix.replace(/\D/g, '')}${parts.number.replace(/\D/g, '')}`);
