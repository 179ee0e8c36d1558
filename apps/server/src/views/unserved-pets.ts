import { UNSERVED_CAUSES, type UnservedCause } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { found } from '../platform/failure.ts';
import {
  ACCEPTS_BREEDS,
  ACCEPTS_WEIGHTS,
  notBlocking,
  petsOf,
  priceOf,
  servedBy,
  type ProviderQuestion,
} from './provider-search.ts';
import { takesNewWork } from './takes-new-work.ts';

/** The first cause that applies, with the weight up to which pets are taken. */
export interface Unserved {
  readonly cause: UnservedCause;
  readonly maxWeightLb: number | null;
}

interface UnservedRow {
  readonly groomers: number;
  readonly cause: UnservedCause | null;
  readonly maxWeightLb: number | null;
  readonly preferredCause: UnservedCause | null;
  readonly preferredMaxLb: number | null;
}

type Question = Pick<ProviderQuestion, 'place' | 'category' | 'pets' | 'customerId' | 'now'> & {
  /** Whom the visitor came for. */
  readonly preferredId: string | null;
};

/** Whether provider `p` offers anything for each kind of these pets. */
const TAKES_KINDS = sql`not exists (
  select from pets t join catalogue_services wanted on wanted.id = t.service_id
  where not exists (
    select from provider_services own join catalogue_services s on s.id = own.service_id
    where own.provider_id = p.id and own.is_offered and s.pet_type_id = wanted.pet_type_id))`;

const CAUSE_AT = (cause: string) =>
  sql`array_position(${sql.lit(`{${UNSERVED_CAUSES.join(',')}}`)}::text[], ${sql.ref(cause)})`;

/**
 * Why nobody comes for these pets: the cause of those who come closest to it, which holds for all others too. And why the
 * groomer whom the visitor came for does not. A groomer who blocked the customer takes no new appointments, for them.
 */
export const unservedPets = async (
  tx: Tx,
  question: Question,
): Promise<{ groomers: number; everybody: Unserved | null; preferred: Unserved | null }> => {
  const { category, preferredId, customerId, now } = question;
  const { rows } = await sql<UnservedRow>`
    with ${petsOf(question.pets)}, ${servedBy(question)}, judged as materialized (
      select p.id, p.max_pet_weight_lb, case
        when not p.comes then 'address' when not (p.is_open and ${notBlocking(customerId)}) then 'closed'
        when not ${TAKES_KINDS} then 'kind' when not ${ACCEPTS_WEIGHTS} then 'weight'
        when not ${ACCEPTS_BREEDS} then 'breed' when price.pets < (select count(*) from pets) then 'services'
        end as cause
      from (
        select account_id as id, max_pet_weight_lb, breeds_to_avoid, ${takesNewWork(now)} as is_open,
          account_id in (select provider_id from served) as comes
        from providers
        where account_id in (select provider_id from served) or account_id = ${preferredId}
      ) p cross join lateral (select p.id) c cross join lateral (${priceOf(category)}) price
    ), here as (select * from judged where cause is null or cause not in ('address', 'closed')
    ), closest as (
      select cause, max(max_pet_weight_lb) as pounds from here group by cause
      order by (cause is null) desc, ${CAUSE_AT('cause')} desc limit 1)
    select (select count(*)::int from here) as groomers,
      case when exists (select from here) then (select cause from closest) else 'address' end as cause,
      (select pounds from closest) as "maxWeightLb", own.cause as "preferredCause",
      own.max_pet_weight_lb as "preferredMaxLb"
    from (values (1)) as one left join judged own on own.id = ${preferredId}`.execute(tx);
  const { groomers, cause, maxWeightLb, preferredCause, preferredMaxLb } = found(rows[0]);
  return {
    groomers,
    everybody: cause && { cause, maxWeightLb },
    preferred: preferredCause && { cause: preferredCause, maxWeightLb: preferredMaxLb },
  };
};
