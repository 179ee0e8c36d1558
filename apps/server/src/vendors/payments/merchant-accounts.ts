import type { MerchantRequirement, MerchantRestriction, RequirementProblem } from '@tailgate/contract';
import type { Refused } from './payments.ts';

export interface AccountRequirement {
  readonly code: MerchantRequirement;
  readonly isPastDue: boolean;
  readonly problem: RequirementProblem | null;
}

/** The bank behind an account. Its number is known to the processor alone; the fingerprint is the same for the same bank. */
export interface ProcessorBank {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly fingerprint: string | null;
}

/** Where an account for payouts stands now. */
export interface ProcessorAccount {
  readonly accountId: string;
  /** Whose it is, as we said when it was made. */
  readonly siteId: string | undefined;
  readonly isEnabled: boolean;
  readonly bank: ProcessorBank | undefined;
  readonly requirements: readonly AccountRequirement[];
  readonly dueAt: Date | null;
  readonly isInReview: boolean;
  readonly restriction: MerchantRestriction | null;
}

/** A bank account to which the processor sends the two deposits. */
export interface BankToProve {
  readonly customerId: string;
  readonly sourceId: string;
  readonly fingerprint: string | null;
}

export interface AccountDetails {
  readonly accountToken?: string | undefined;
  readonly bankToken?: string | undefined;
  readonly businessName?: string | undefined;
}

/** The part of the card processor that knows who is paid. */
export interface AccountProcessor {
  createAccount(
    provider: { readonly providerId: string; readonly siteId: string } & AccountDetails,
  ): Promise<ProcessorAccount | Refused>;
  updateAccount(accountId: string, details: AccountDetails): Promise<ProcessorAccount | Refused>;
  /** Undefined where it is gone. */
  readAccount(accountId: string): Promise<ProcessorAccount | undefined>;
  /** An account that is gone already is fine. */
  deleteAccount(accountId: string): Promise<void>;
  proveBank(bank: {
    readonly providerId: string;
    readonly siteId: string;
    readonly customerId: string | null;
    readonly token: string;
  }): Promise<BankToProve | Refused>;
  /** `wrong`: the amounts are not those of the deposits. `failed`: they were wrong too often. */
  enterDeposits(
    bank: Pick<BankToProve, 'customerId' | 'sourceId'>,
    amounts: readonly [number, number],
  ): Promise<'verified' | 'wrong' | 'failed'>;
}
