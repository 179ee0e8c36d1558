import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { id, instant, pageOf, pageQuery, text } from '../schemas.ts';
import { LEAD_FILTERS, MAX_LEAD_NOTE_LENGTH } from './visitor-booking.facts.ts';

const LEADS = '/v2/staff/leads';
const addition =
  'Visitors whom nobody could serve say how they can be reached; the specification shows nobody who reads it.';
const staff = signedInAs(['staff'], { duty: DUTY_FOR.leads, whileImpersonating: 'barred' });
const params = z.object({ id: ref('lead.answer') });

const lead = z.object({
  id,
  askedAt: instant,
  firstName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Empty where the visitor did not say it. */
  city: z.string(),
  stateOrProvince: z.string(),
  postalCode: z.string(),
  petCount: z.number().int(),
  message: z.string(),
  /** Has an account. */
  isCustomer: z.boolean(),
  /** The groomer who had no time, where one was chosen. */
  serviceProvider: z.object({ id, displayName: z.string() }).nullable(),
  answered: z.object({ date: instant, note: z.string(), by: z.string() }).nullable(),
});

export const staffLeadRows = {
  listLeads: endpoint({
    method: 'GET',
    path: LEADS,
    summary:
      'People whom no groomer of the site could serve: those who wait for an answer, those who got one, or all, the latest first. They are forgotten after a year.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.leads }),
    shows: ['leads'],
    query: z.object({ filter: z.enum(LEAD_FILTERS).default('open'), ...pageQuery }),
    answer: pageOf(lead).extend({ counts: z.record(z.enum(['open', 'answered']), z.number().int()) }),
    addition,
  }),
  answerLead: endpoint({
    method: 'PUT',
    path: `${LEADS}/:id/answer`,
    summary: 'Notes that staff got back to a lead. Noted again, the last note counts.',
    access: staff,
    activity: 'Answered a lead',
    changes: ['leads'],
    params,
    body: z.object({ note: text(MAX_LEAD_NOTE_LENGTH).trim().default('') }),
    answer: lead,
    errors: ['not_found'],
    addition,
  }),
  reopenLead: endpoint({
    method: 'DELETE',
    path: `${LEADS}/:id/answer`,
    summary: 'Puts an answered lead back among those that wait.',
    access: staff,
    activity: 'Reopened a lead',
    changes: ['leads'],
    params,
    answer: lead,
    errors: ['not_found'],
    addition,
  }),
};
