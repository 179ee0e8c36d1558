/** How a provider pays for the van: by the week, or with a share of each appointment. */
export const CHARGE_METHODS = ['flat_rate', 'percentage'] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];

/** Wrong amounts that are taken before a bank account is locked and has to be added again. */
export const MAX_DEPOSIT_TRIES = 3;
/** The processor's two deposits are below a dollar each. */
export const MAX_DEPOSIT_CENTS = 99;

/**
 * Where a payout account stands, the most pressing first: closed by the processor, something is missing, under review,
 * the two deposits are to be entered, or everything is done.
 */
export const MERCHANT_STATUSES = [
  'none',
  'restricted',
  'action_needed',
  'in_review',
  'bank_unverified',
  'ready',
] as const;
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

export const BANK_STATUSES = ['unverified', 'locked', 'verified'] as const;
export type BankStatus = (typeof BANK_STATUSES)[number];

/** What the processor can ask for. Its own names are many more; those that nobody can act on alone are `other`. */
export const MERCHANT_REQUIREMENTS = [
  'name',
  'birth_date',
  'address',
  'contact',
  'id_number',
  'id_document',
  'terms',
  'bank_account',
  'business',
  'other',
] as const;
export type MerchantRequirement = (typeof MERCHANT_REQUIREMENTS)[number];

export const REQUIREMENT_WORDS: Readonly<Record<MerchantRequirement, string>> = {
  name: 'We need your legal name.',
  birth_date: 'We need your date of birth.',
  address: 'We need your home address.',
  contact: 'We need your phone number and email.',
  id_number: 'We need your Social Security number.',
  id_document: 'We need a photo of your ID.',
  terms: 'Accept the processor’s terms.',
  bank_account: 'Add a bank account.',
  business: 'We need more about your business.',
  other: 'Our payment processor needs something else. Contact support.',
};

/** Why the processor did not accept what it was given. */
export const REQUIREMENT_PROBLEMS = [
  'identity_mismatch',
  'document_unreadable',
  'document_expired',
  'address_invalid',
  'bank_invalid',
  'other',
] as const;
export type RequirementProblem = (typeof REQUIREMENT_PROBLEMS)[number];

export const PROBLEM_WORDS: Readonly<Record<RequirementProblem, string>> = {
  identity_mismatch: 'The name, birth date and Social Security number did not match.',
  document_unreadable: 'The photo could not be read.',
  document_expired: 'The ID has expired.',
  address_invalid: 'The address could not be confirmed.',
  bank_invalid: 'The bank did not accept this account.',
  other: 'What we sent was not accepted.',
};

/** Why the processor closed an account to payouts for reasons that nobody can act on in a form. */
export const MERCHANT_RESTRICTIONS = ['rejected', 'under_review', 'other'] as const;
export type MerchantRestriction = (typeof MERCHANT_RESTRICTIONS)[number];

export const RESTRICTION_WORDS: Readonly<Record<MerchantRestriction, string>> = {
  rejected: 'Our payment processor declined your account. Contact support to find out what you can do.',
  under_review: 'Our payment processor is taking a closer look at your account. This usually takes a few days.',
  other: 'Payouts are paused. Contact support to find out what is missing.',
};
