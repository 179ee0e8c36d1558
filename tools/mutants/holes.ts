import type { Mutant } from './mutant.ts';

/**
 * The holes that earlier authorization matrices did not see. No hand-written test is named here: the generated harness
 * has to find all of them. Run by `npm run holes`.
 */
const HARNESS = 'apps/server/testing/authorization/authorization.test.ts';
const SCHEMA = 'apps/server/testing/schema/schema.test.ts';
const SCHEDULING_POLICY = 'apps/server/src/modules/scheduling/scheduling.policy.ts';
const ATTACHMENTS_POLICY = 'apps/server/src/modules/attachments/attachments.policy.ts';

const inList = (name: string, call: string, file: string, find: string): Mutant => ({
  name: `hole-list-${name}`,
  suite: HARNESS,
  test: `${call} > answers every role`,
  source: { file, find, replace: '' },
});

const inRule = (name: string, call: string, file: string, find: string, replace: string): Mutant => ({
  name: `hole-rule-${name}`,
  suite: HARNESS,
  test: `${call} > rejects ids`,
  source: { file, find, replace },
});

export const MUTANTS: readonly Mutant[] = [
  inList(
    'documents',
    'GET /v2/service-provider/account/documents',
    'apps/server/src/modules/attachments/attachments.queries.ts',
    "    .where('owner_id', '=', ownerId)\n    .where('kind', '=', 'document')",
  ),
  inList(
    'sessions',
    'GET /v2/account/sessions',
    'apps/server/src/modules/accounts/sessions/sessions.queries.ts',
    "    .where('account_id', '=', accountId)\n    .where('impersonator_id', 'is', null)\n    .where('awaiting', 'is', null)\n    .where('revoked_at', 'is', null)",
  ),
  inList(
    'time-off',
    'GET /v1/groomer/time-off',
    'apps/server/src/modules/scheduling/scheduling.queries.ts',
    "      .where('provider_id', '=', providerId)\n      .where('ends_on', '>=', sql<Date>`${today}::date`)",
  ),
  inRule(
    'sessions',
    'DELETE /v2/account/sessions/:id',
    'apps/server/src/modules/accounts/accounts.policy.ts',
    "session('account_id', '=', viewer.accountId)",
    'session.val(viewer.accountId !== null)',
  ),
  inRule(
    'work-zones',
    'DELETE /v2/service-provider/work-zone/:id',
    SCHEDULING_POLICY,
    "zone('provider_id', '=', viewer.accountId)",
    'zone.val(viewer.accountId !== null)',
  ),
  inRule(
    'time-off',
    'DELETE /v1/groomer/time-off/:id',
    SCHEDULING_POLICY,
    "timeOff('provider_id', '=', viewer.accountId)",
    'timeOff.val(viewer.accountId !== null)',
  ),
  inRule(
    'uploads',
    'POST /v2/attachment/documents/:id/complete',
    ATTACHMENTS_POLICY,
    "'file.finish': forViewer((viewer) => (file) => file('owner_id', '=', viewer.accountId))",
    "'file.finish': forViewer((viewer) => (file) => file.val(viewer.accountId !== null))",
  ),
  inRule(
    'receipts',
    'GET /v2/service-appointment/customer/appointments/:id/receipt',
    'apps/server/src/modules/appointments/appointments.policy.ts',
    "'ownAppointment.manage': forViewer((viewer) => (appointment) => appointment('customer_id', '=', viewer.accountId))",
    "'ownAppointment.manage': forViewer((viewer) => (appointment) => appointment.val(viewer.accountId !== null))",
  ),
  inRule(
    'push-subscriptions',
    'DELETE /v2/notifications/web-push-subscriptions/:deviceId',
    'apps/server/src/modules/notifications/notifications.policy.ts',
    "subscription('account_id', '=', viewer.accountId)",
    'subscription.val(viewer.accountId !== null)',
  ),
  {
    name: 'hole-role-list',
    suite: HARNESS,
    test: 'docs/access.md is up to date',
    source: {
      file: 'packages/contract/src/accounts/accounts.contract.ts',
      find: "access: signedInAs(['staff', 'support'], { duty: DUTY_FOR.people }),\n    shows: [],\n    query",
      replace:
        "access: signedInAs(['staff', 'support', 'groomer'], { duty: DUTY_FOR.people }),\n    shows: [],\n    query",
    },
  },
  {
    name: 'hole-wall-removed',
    suite: SCHEMA,
    test: 'has row-level security, site-scoped foreign keys',
    sql: 'drop policy site_wall on files; create policy site_wall on files to tailgate_app using (true)',
  },
  {
    name: 'hole-table-without-wall',
    suite: SCHEMA,
    test: 'has row-level security, site-scoped foreign keys',
    sql: 'create table notes (id uuid primary key, site_id uuid not null references sites, text text not null); grant select, insert, update, delete on notes to tailgate_app',
  },
];
