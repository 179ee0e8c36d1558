import type { ChargePurpose } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettledCharge } from './payments.events.ts';

export interface Reversal {
  readonly subjectId: string;
  readonly amountCents: Cents;
  /** Staff gave it back, or a bank took it. */
  readonly by: 'refund' | 'dispute';
}

/** What becomes of that for which a card was charged. Each part runs in the transaction of what happened. */
export interface Purpose {
  /** The card was charged. */
  readonly settles: (tx: Tx, charge: SettledCharge, platform: Platform) => Promise<void>;
  /** It was not, and never will be by this charge: what was to be paid is open again. */
  readonly fails: (tx: Tx, charge: SettledCharge, platform: Platform) => Promise<void>;
  /** Money of it went back, and is booked. */
  readonly reverses: (tx: Tx, reversal: Reversal, platform: Platform) => Promise<void>;
}

/** All of them: the compiler asks for one that is missing. */
export type Purposes = { readonly [Name in ChargePurpose]: Purpose };
