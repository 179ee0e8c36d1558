import { z } from 'zod';
import { instant, requiredText, text } from '../schemas.ts';
import {
  BANK_STATUSES,
  CHARGE_METHODS,
  MAX_DEPOSIT_CENTS,
  MERCHANT_REQUIREMENTS,
  MERCHANT_RESTRICTIONS,
  MERCHANT_STATUSES,
  REQUIREMENT_PROBLEMS,
} from './merchant.facts.ts';

export const requirement = z.object({
  code: z.enum(MERCHANT_REQUIREMENTS),
  /** Payouts are off until it is there. */
  isPastDue: z.boolean(),
  problem: z.enum(REQUIREMENT_PROBLEMS).nullable(),
});

export const paymentDetails = z.object({
  status: z.enum(MERCHANT_STATUSES),
  /** Whether payouts are sent. */
  isReady: z.boolean(),
  accountHolderType: z.literal('individual'),
  bank: z
    .object({
      name: z.string(),
      lastFour: z.string(),
      status: z.enum(BANK_STATUSES),
      triesLeft: z.number().int(),
    })
    .nullable(),
  requirements: z.array(requirement),
  /** Until when the requirements have to be met; payouts stop after it. */
  dueAt: instant.nullable(),
  restriction: z.enum(MERCHANT_RESTRICTIONS).nullable(),
  chargeMethod: z.enum(CHARGE_METHODS).nullable(),
  allowPercentagePlan: z.boolean(),
  /** Where browsers hand bank and identity details over. */
  processor: z.object({ publishableKey: z.string(), apiUrl: z.string(), uploadsUrl: z.string() }),
});

const token = (prefix: string, what: string) =>
  z.string().regex(new RegExp(`^${prefix}_\\w{1,200}$`), { error: `is not ${what} of the payment processor` });

const TOKENS = {
  /** Who the person is. */
  accountToken: token('ct', 'an account token'),
  /** Where payouts go. */
  bankAccountToken: token('btok', 'a bank account token'),
  /** The same bank account once more, for the two deposits that prove it: the processor's tokens work once. */
  bankVerificationToken: token('btok', 'a bank account token'),
  companyName: requiredText(100),
};
/** What the specification sends as it is. It belongs into the tokens, and is refused here. */
export const RAW_DETAILS = [
  'ssn',
  'routingNumber',
  'accountNumber',
  'dateOfBirth',
  'companyTaxId',
  'companyAddress',
] as const;
const raw = text(500).optional();

/** Both spellings of the specification (U-033). */
const paymentDetailsFields = z.strictObject({
  acceptPaymentProcessorTerms: z.literal(true).optional(),
  accept_payment_processor_terms: z.literal(true).optional(),
  accountHolderType: z.literal('individual').optional(),
  account_holder_type: z.literal('individual').optional(),
  accountToken: TOKENS.accountToken.optional(),
  account_token: TOKENS.accountToken.optional(),
  bankAccountToken: TOKENS.bankAccountToken.optional(),
  bank_account_token: TOKENS.bankAccountToken.optional(),
  bankVerificationToken: TOKENS.bankVerificationToken.optional(),
  bank_verification_token: TOKENS.bankVerificationToken.optional(),
  companyName: TOKENS.companyName.optional(),
  company_name: TOKENS.companyName.optional(),
  ssn: raw,
  routingNumber: raw,
  routing_number: raw,
  accountNumber: raw,
  account_number: raw,
  dateOfBirth: raw,
  date_of_birth: raw,
  companyTaxId: raw,
  company_tax_id: raw,
  companyAddress: raw,
  company_address: raw,
});

const snakeOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One spelling for the server. Of what must not come here only the names are left. */
export const paymentDetailsBody = paymentDetailsFields.transform((fields) => ({
  acceptsTerms: fields.acceptPaymentProcessorTerms ?? fields.accept_payment_processor_terms ?? false,
  accountToken: fields.accountToken ?? fields.account_token,
  bankAccountToken: fields.bankAccountToken ?? fields.bank_account_token,
  bankVerificationToken: fields.bankVerificationToken ?? fields.bank_verification_token,
  companyName: fields.companyName ?? fields.company_name,
  rawDetails: RAW_DETAILS.filter((name) => [name, snakeOf(name)].some((spelled) => spelled in fields)),
}));

const depositCents = z.number().int().min(1).max(MAX_DEPOSIT_CENTS);
export const depositsBody = z.strictObject({ amounts: z.tuple([depositCents, depositCents]) });
