import type { AnswerOf, visitorBookingContract } from '@tailgate/contract';
import { found } from '../../platform/failure.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { answerLead } from './answer-lead.ts';
import { countLeads, leadNamed, leadsForStaff, type LeadRow } from './leads.view.ts';

type Lead = AnswerOf<typeof visitorBookingContract.answerLead>;

const leadAnswer = ({
  askedAt,
  customerId,
  providerId,
  providerName,
  answeredAt,
  answererName,
  ...row
}: LeadRow): Lead => {
  const { note, ...said } = row;
  return {
    ...said,
    askedAt: askedAt.toISOString(),
    isCustomer: customerId !== null,
    serviceProvider: providerId === null ? null : { id: providerId, displayName: providerName },
    answered: answeredAt && { date: answeredAt.toISOString(), note, by: answererName },
  };
};

type Rows = Pick<typeof visitorBookingContract, 'listLeads' | 'answerLead' | 'reopenLead'>;

/** What staff do with people whom nobody could serve. */
export const leadHandlers: Handlers<Rows> = {
  listLeads: async ({ tx, query: { filter, ...page } }) => {
    const { rows, total } = await leadsForStaff(tx, filter, page);
    return { items: rows.map(leadAnswer), total, ...page, counts: await countLeads(tx) };
  },
  answerLead: async ({ tx, platform, viewer, params, body: { note }, allowed }) => {
    const lead = allowed(params.id);
    await answerLead(tx, viewer, { lead, note }, platform);
    return leadAnswer(found(await leadNamed(tx, lead)));
  },
  reopenLead: async ({ tx, platform, viewer, params, allowed }) => {
    const lead = allowed(params.id);
    await answerLead(tx, viewer, { lead, note: null }, platform);
    return leadAnswer(found(await leadNamed(tx, lead)));
  },
};
