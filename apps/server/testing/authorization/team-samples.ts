import type { CallName } from '@tailgate/contract';
import type { Sample } from './samples.ts';

export const TEAM_SAMPLES = {
  'GET /v2/staff/team': () => ({}),
  'PUT /v2/staff/team/:id/duties/:duty': () => ({}),
  'DELETE /v2/staff/team/:id/duties/:duty': () => ({}),
  // The last owner cannot leave.
  'POST /v2/account/request-delete-account': ({ harness }) => ({
    setup: `update accounts set roles = roles || '{staff}', duties = '{owner}'
      where id = '${harness.world('support').personId}'`,
  }),
} satisfies Partial<Record<CallName, Sample>>;
