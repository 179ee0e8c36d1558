import { PURPOSES, type ChargePurpose, type ConsentWay } from '@tailgate/contract';
import type { Cents } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

/** What a customer agreed to: how much at most, beside it as a tip, how and when. */
export interface Consent {
  readonly way: ConsentWay;
  readonly mostCents: Cents;
  readonly mostTipCents: Cents;
  readonly givenAt: Date;
}

interface Agreed {
  readonly purpose: ChargePurpose;
  readonly subjectId: string;
  readonly customerId: string;
  readonly currency: string;
  readonly consent: Consent;
}

/** The row of a consent, written once: several attempts to charge a card rely on the same. */
export const keepConsent = async (
  tx: Tx,
  { purpose, subjectId, customerId, currency, consent }: Agreed,
): Promise<string> => {
  const { way, mostCents, mostTipCents, givenAt } = consent;
  const kind = PURPOSES[purpose].subject;
  const kept = await tx
    .insertInto('payment_consents')
    .values({
      id: newId(),
      subject_kind: kind,
      subject_id: subjectId,
      purpose,
      customer_id: customerId,
      given_by: way,
      ceiling_cents: mostCents,
      tip_ceiling_cents: mostTipCents,
      currency,
      given_at: givenAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) return kept.id;
  const { id } = await tx
    .selectFrom('payment_consents')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('subject_kind', '=', kind)
    .where('purpose', '=', purpose)
    .where('given_by', '=', way)
    .where('given_at', '=', givenAt)
    .where('ceiling_cents', '=', mostCents)
    .where('tip_ceiling_cents', '=', mostTipCents)
    .executeTakeFirstOrThrow();
  return id;
};
