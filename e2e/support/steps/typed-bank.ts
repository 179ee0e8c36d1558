/** A person and a bank account that only one journey types. They may reach the card processor, and nothing of ours. */
export const TYPED_PERSON = { ssn: '917364528', birthDate: '11231987', street: '4711 Unlisted Lane' } as const;
export const TYPED_BANK = { routing: '091000019', account: '88442266113355' } as const;

const { ssn } = TYPED_PERSON;
const WRITTEN = [
  `${ssn.slice(0, 3)}[ +-]?${ssn.slice(3, 5)}[ +-]?${ssn.slice(5)}`,
  TYPED_BANK.routing,
  TYPED_BANK.account,
  TYPED_PERSON.street.replaceAll(' ', '(?: |\\+|%20)'),
];

/** As people, forms and addresses write them; not as a part of a longer number, where nine digits may come by chance. */
export const TYPED_BANK_SHAPES = WRITTEN.map((shape) => new RegExp(`(?<![\\w.])${shape}(?!\\w)`));
