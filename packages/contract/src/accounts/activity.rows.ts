import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { ROLES } from '../roles.ts';
import { id, instant, pageOf, pageQuery, text } from '../schemas.ts';
import { AUDIT_KINDS } from './accounts.facts.ts';
import * as shape from './account.schemas.ts';

const activity = z.object({
  id,
  at: instant,
  /** In words: 'Changed weekly hours'. */
  title: z.string(),
  /** Null when support acted, and for what happened by itself. */
  device: z.string().nullable(),
  /** Why support acted as the person; null when it was the person. */
  bySupport: z.object({ reason: z.string().nullable() }).nullable(),
});

const seenBySupport = activity.extend({
  bySupport: z.object({ reason: z.string().nullable(), name: z.string() }).nullable(),
});

const recorded = seenBySupport.extend({
  /** In whose account; null where nobody had logged in. */
  account: z.object({ id, displayName: z.string(), roles: z.array(shape.role) }).nullable(),
  /** Which duty was given or taken away, and whose. */
  duty: z.object({ name: shape.duty, of: z.string() }).nullable(),
});

/** Of a period; years that the database cannot hold are none. */
const limit = instant.refine((at) => /^2\d{3}$/.test(String(new Date(at).getUTCFullYear())), {
  error: 'is not within reach',
});

/** What was done in an account, from the audit records. */
export const activityRows = {
  listActivity: endpoint({
    method: 'GET',
    path: '/v2/account/activity',
    summary: 'What was done in the account in the last 13 months, the newest first.',
    access: signedInAs(ROLES),
    shows: [],
    query: z.object(pageQuery),
    answer: pageOf(activity),
    addition: 'Lets a person notice what they did not do themselves.',
  }),
  listPersonActivity: endpoint({
    method: 'GET',
    path: '/v2/account/people/:id/activity',
    summary: 'What was done in the account of a person of the site, the newest first, and by whom of support.',
    access: signedInAs(['staff', 'support'], { duty: DUTY_FOR.people }),
    shows: [],
    params: z.object({ id: ref('account.readActivity') }),
    query: z.object(pageQuery),
    answer: pageOf(seenBySupport).extend({ person: shape.person }),
    errors: ['not_found'],
    addition: 'Support answers what happened in an account.',
  }),
  listAuditLog: endpoint({
    method: 'GET',
    path: '/v2/staff/audit-log',
    summary:
      'What was done on the site in the last 13 months, the newest first: by whom, and what support did as somebody and why.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.auditLog }),
    shows: [],
    query: z.object({
      ...pageQuery,
      /** A part of the name, email or phone of the account, or of the agent who acted in it. */
      search: text(100).trim().default(''),
      kind: z.enum(AUDIT_KINDS).optional(),
      from: limit.optional(),
      /** Up to this instant, without it. */
      until: limit.optional(),
    }),
    /** At most 10,000 are counted. */
    answer: pageOf(recorded),
    addition: 'Staff answer for what happens on the site, also for what support does.',
  }),
};
