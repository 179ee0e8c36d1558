import type { Bank } from './banks.ts';
import { formIn, textIn, type Form } from './form.ts';
import { nowInSeconds } from './shelf.ts';

/** What Stripe asks of an individual in the United States before it sends money. */
const REQUIRED = [
  'individual.first_name',
  'individual.last_name',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'individual.address.line1',
  'individual.address.city',
  'individual.address.state',
  'individual.address.postal_code',
  'individual.id_number',
  'tos_acceptance.date',
] as const;
const DOCUMENT = 'individual.verification.document';
const ID_NUMBER = 'individual.id_number';
const FORTNIGHT_S = 14 * 86_400;

/**
 * How the look at a person ended: fine, still going on, or with a photo of the ID asked for, at once or within two weeks.
 * `rejected` accounts stay so.
 */
export type Review = 'fine' | 'pending' | 'document_now' | 'document_soon' | 'rejected';
export const REVIEWS: readonly Review[] = ['fine', 'pending', 'document_now', 'document_soon', 'rejected'];

/** What is known of a person: which fields were given, never what was in them. */
export interface Person {
  readonly given: readonly string[];
  readonly review: Review;
}
export const NOBODY: Person = { given: [], review: 'fine' };
/** Somebody about whom everything is known. */
export const EVERYBODY: Person = { given: REQUIRED, review: 'fine' };

/** Stripe's test numbers for identities that do not match, and one of ours for a review that takes seconds. */
const REVIEW_OF_ID: Readonly<Record<string, Review>> = { '111111111': 'document_now', '333333333': 'pending' };

const namesIn = (form: Form, prefix: string): string[] =>
  Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'object' ? namesIn(value, `${prefix}.${name}`) : value === '' ? [] : [`${prefix}.${name}`],
  );

/** The fields of an account token. The national id is looked at here and kept nowhere. */
export const personIn = (account: Form): { given: string[]; review: Review | undefined } => {
  const individual = formIn(account, 'individual');
  const id = textIn(individual, 'id_number');
  const given = namesIn(individual, 'individual').filter((name) => !name.startsWith(DOCUMENT));
  const document = formIn(formIn(individual, 'verification'), 'document');
  const terms = textIn(account, 'tos_shown_and_accepted') === 'true' ? ['tos_acceptance.date'] : [];
  const review = id === undefined ? undefined : (REVIEW_OF_ID[id.replaceAll(/\D/g, '')] ?? 'fine');
  return {
    given: [...given, ...terms],
    review: textIn(document, 'front') === undefined ? review : 'fine',
  };
};

export const together = (known: Person, { given, review }: ReturnType<typeof personIn>): Person => ({
  given: [...new Set([...known.given, ...given])],
  review: known.review === 'rejected' ? 'rejected' : (review ?? known.review),
});

const problemOf = (review: Review) =>
  review === 'document_now'
    ? [
        {
          code: 'verification_failed_keyed_identity',
          reason: 'The person’s keyed-in identity information could not be verified.',
          requirement: DOCUMENT,
        },
      ]
    : [];

/** What an account can do, and what is missing: everything that Stripe derives from the person and the bank. */
export const derivedFrom = ({ given, review }: Person, bank: Bank | undefined) => {
  const missing = REQUIRED.filter((name) => !given.includes(name));
  const now = [
    ...missing,
    ...(bank ? [] : ['external_account']),
    ...(review === 'document_now' && missing.length === 0 ? [DOCUMENT] : []),
  ];
  const soon = review === 'document_soon' ? [DOCUMENT] : [];
  const pending = review === 'pending' ? [ID_NUMBER] : [];
  const disabledReason =
    review === 'rejected'
      ? 'rejected.other'
      : now.length > 0
        ? 'requirements.past_due'
        : pending.length > 0
          ? 'requirements.pending_verification'
          : null;
  const isOpen = disabledReason === null;
  return {
    capabilities: { transfers: isOpen ? 'active' : pending.length > 0 ? 'pending' : 'inactive' },
    details_submitted: missing.length === 0,
    external_accounts: { object: 'list', data: bank ? [bank] : [], has_more: false },
    payouts_enabled: isOpen,
    requirements: {
      alternatives: [],
      current_deadline: soon.length > 0 ? nowInSeconds() + FORTNIGHT_S : null,
      currently_due: [...now, ...soon],
      disabled_reason: disabledReason,
      errors: problemOf(review),
      eventually_due: [...now, ...soon],
      past_due: now,
      pending_verification: pending,
    },
  };
};
