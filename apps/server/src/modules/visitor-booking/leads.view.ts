import type { LeadFilter } from '@tailgate/contract';
import { sql } from 'kysely';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readPage, type Page } from '../../platform/db/page.ts';

const IS_LISTED = {
  open: sql<boolean>`leads.answered_at is null`,
  answered: sql<boolean>`leads.answered_at is not null`,
  all: sql<boolean>`true`,
} as const satisfies Record<LeadFilter, unknown>;

/** People whom nobody could serve, with the groomer whom they wanted and who got back to them. */
const leads = (tx: Tx, wanted: Rows<'leads'>) =>
  tx
    .selectFrom('leads')
    .leftJoin('accounts as provider', 'provider.id', 'leads.provider_id')
    .leftJoin('accounts as answerer', 'answerer.id', 'leads.answered_by')
    .select(['leads.id', 'leads.created_at as askedAt', 'leads.first_name as firstName', 'leads.email', 'leads.phone'])
    .select(['leads.city', 'leads.state_or_province as stateOrProvince', 'leads.postal_code as postalCode'])
    .select(['leads.pet_count as petCount', 'leads.message', 'leads.customer_id as customerId'])
    .select(['leads.provider_id as providerId', 'leads.answered_at as answeredAt', 'leads.answer_note as note'])
    .select([
      sql<string>`trim(concat(provider.first_name, ' ', provider.last_name))`.as('providerName'),
      sql<string>`trim(concat(answerer.first_name, ' ', answerer.last_name))`.as('answererName'),
    ])
    .where(wanted as never);
export type LeadRow = Awaited<ReturnType<ReturnType<typeof leads>['execute']>>[number];

export const leadNamed = (tx: Tx, wanted: Rows<'leads'>) => leads(tx, wanted).executeTakeFirst();

/** Leads of the site, the newest first. */
export const leadsForStaff = (tx: Tx, filter: LeadFilter, page: Page) =>
  readPage(
    leads(tx, () => IS_LISTED[filter])
      .orderBy('leads.created_at', 'desc')
      .orderBy('leads.id', 'desc'),
    page,
  );

export const countLeads = (tx: Tx) =>
  tx
    .selectFrom('leads')
    .select([
      sql<number>`count(*) filter (where ${IS_LISTED.open})::int`.as('open'),
      sql<number>`count(*) filter (where ${IS_LISTED.answered})::int`.as('answered'),
    ])
    .executeTakeFirstOrThrow();
