import type { Mutant } from './mutant.ts';

const GROOMER_PHONE = 'apps/server/src/modules/appointments/own/groomer-phone.test.ts';
const HARNESS = 'apps/server/testing/authorization/authorization.test.ts';
const DUTIES = 'apps/server/src/modules/accounts/team/duties.test.ts';
const START = 'apps/server/src/platform/http/start.test.ts';

/** Guards that decide who may call what, and about which rows. */
export const ACCESS_MUTANTS: readonly Mutant[] = [
  {
    name: 'role-check',
    suite: HARNESS,
    test: 'GET /v2/account/people > answers every role',
    source: {
      file: 'apps/server/src/platform/access/authorize.ts',
      find: "if (!access.roles.includes(viewer.role)) throw new Failure('forbidden');",
      replace: '',
    },
  },
  {
    name: 'duty-check',
    suite: HARNESS,
    test: 'GET /v2/staff/fees > applies session changes immediately',
    source: {
      file: 'apps/server/src/platform/http/session-guard.ts',
      find: "duty: request.viewer.role === 'staff' ? row.access.duty : undefined",
      replace: 'duty: undefined',
    },
  },
  {
    name: 'duty-of-rows-for-staff',
    suite: START,
    test: 'on a row for staff without a duty',
    source: {
      file: 'apps/server/src/platform/access/authorize.ts',
      find: 'needsDuty(access) !== (access.duty !== undefined)',
      replace: 'false',
    },
  },
  {
    name: 'duty-for-files-of-others',
    suite: 'apps/server/src/modules/attachments/uploads.test.ts',
    test: 'is allowed for staff with the duty for people only',
    source: {
      file: 'apps/server/src/platform/access/entrusted.ts',
      find: 'sql<boolean>`app.holds_duty(${accountId}, ${duty})`',
      replace: 'row.val(accountId !== duty)',
    },
  },
  {
    name: 'last-owner-stays',
    suite: DUTIES,
    test: 'the last owner > stays one until somebody else is',
    source: {
      file: 'apps/server/src/modules/accounts/team/take-duty.ts',
      find: "if (duty === 'owner' && isLastOwner) throw",
      replace: "if (duty !== 'owner' && isLastOwner) throw",
    },
  },
  {
    name: 'owners-leave-one-by-one',
    suite: DUTIES,
    test: 'is not lost when two owners leave at once',
    source: {
      file: 'apps/server/src/modules/accounts/team/team.queries.ts',
      find: "withAdvisoryLock(tx, 'team', sql<string>`app.site_id()::text`)",
      replace: "withAdvisoryLock(tx, 'team', String(Math.random()))",
    },
  },
  {
    name: 'twin-of-receipts',
    suite: HARNESS,
    test: 'GET /v2/service-appointment/customer/appointments/:id/receipt > accepts the ids that it rejects',
    source: {
      file: 'apps/server/testing/authorization/customer-appointment-samples.ts',
      find: "'complete', 'null, null')}; ${SETTLED}`",
      replace: "'complete', 'null, null')}`",
    },
  },
  {
    name: 'state-of-twins',
    suite: HARNESS,
    test: 'POST /v2/service-appointment/service-provider/appointments/:id/accept-appointment > accepts the ids that it rejects',
    source: {
      file: 'apps/server/testing/authorization/cells/twin.ts',
      find: 'state: joined(role, setup)',
      replace: 'state: role',
    },
  },
  {
    name: 'caller-before-input',
    suite: HARNESS,
    test: 'PUT /v2/staff/fees > decides who may call before',
    source: {
      file: 'apps/server/src/platform/http/session-guard.ts',
      find: 'request.isParsed ? undefined : guardOf(row, request)',
      replace: 'request.isParsed ? guardOf(row, request) : undefined',
    },
  },
  {
    name: 'reads-change-nothing',
    suite: 'apps/server/src/platform/http/busy-database.test.ts',
    test: 'lets a read change nothing',
    source: {
      file: 'apps/server/src/platform/db/database.ts',
      find: "isReadOnly ? ' read only' : ''",
      replace: "isReadOnly ? '' : ''",
    },
  },
  {
    name: 'calls-are-writes',
    suite: HARNESS,
    test: 'GET /v2/service-schedule/service-provider/orders/:orderId/customer-phone > answers every role',
    source: {
      file: 'packages/contract/src/calls/calls.contract.ts',
      find: 'activity: OPENED,\n    changes: [],\n    params: z.object({ orderId',
      replace: 'shows: [],\n    params: z.object({ orderId',
    },
  },
  {
    name: 'calls-barred-for-support',
    suite: 'apps/server/src/modules/calls/calls.test.ts',
    test: 'of a customer is a write',
    source: {
      file: 'packages/contract/src/calls/calls.contract.ts',
      find: "access: signedInAs(GROOMERS, { whileImpersonating: 'barred' }),\n    activity: OPENED,\n    changes: [],\n    params: z.object({ customerId",
      replace:
        "access: signedInAs(GROOMERS, { whileImpersonating: 'allowed' }),\n    activity: OPENED,\n    changes: [],\n    params: z.object({ customerId",
    },
  },
  {
    name: 'locks-of-reads',
    suite: 'apps/server/testing/authorization/read-watch.test.ts',
    test: 'sees whether transactions lock',
    source: {
      file: 'apps/server/testing/authorization/read-watch.ts',
      find: 'rows[0]?.number !== null',
      replace: 'false',
    },
  },
  {
    name: 'writes-of-reads',
    suite: 'apps/server/testing/authorization/read-watch.test.ts',
    test: 'sees whether transactions write',
    source: {
      file: 'apps/server/testing/authorization/read-watch.ts',
      find: 'inSite: (siteId, work, options) => db.inSite(siteId, watched(work), options)',
      replace: 'inSite: db.inSite',
    },
  },
  {
    name: 'impersonation-bar',
    suite: HARNESS,
    test: 'POST /v2/account/change-password > applies session changes immediately',
    source: {
      file: 'apps/server/src/platform/access/authorize.ts',
      find: "if (access.whileImpersonating === 'barred' && viewer.impersonatorId !== null)",
      replace: 'if (false)',
    },
  },
  {
    name: 'fresh-sign-in',
    suite: HARNESS,
    test: 'POST /v2/account/change-password > applies session changes immediately',
    source: {
      file: 'apps/server/src/platform/http/session-guard.ts',
      find: 'mustBeFresh: row.access.freshSignIn',
      replace: 'mustBeFresh: false',
    },
  },
  {
    name: 'sessions-checked-by-the-pipeline',
    suite: HARNESS,
    test: 'GET /v2/account/me > applies session changes immediately',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: '{ session: guardOf(row, request), ...(isRead && READING), ...options }',
      replace: '{ ...(isRead && READING), ...options }',
    },
  },
  {
    name: 'declared-limits',
    suite: 'apps/server/src/platform/limits/declared-limits.test.ts',
    test: 'POST /v1/logEvent > is rejected',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: 'await countCall?.(call);',
      replace: '',
    },
  },
  {
    name: 'limits-counted-by-handlers',
    suite: START,
    test: 'has to be counted before the handler succeeds',
    source: {
      file: 'apps/server/src/platform/http/settlement.ts',
      find: 'if (uncounted.length > 0)',
      replace: 'if (false)',
    },
  },
  {
    name: 'policy-in-references',
    suite: HARNESS,
    test: 'DELETE /v2/account/sessions/:id > rejects ids',
    source: {
      file: 'apps/server/src/platform/access/references.ts',
      find: 'return (row) => row.and([named, allowed(row)]);',
      replace: 'return () => named;',
    },
  },
  {
    name: 'catalogue-of-the-site-in-bodies',
    suite: HARNESS,
    test: 'POST /v2/on-boarding/groomer/offered/services/prices > rejects ids',
    source: {
      file: 'apps/server/src/modules/catalogue/save-services-prices.ts',
      find: 'refuseProblems(problemsOfPrices(services, known));',
      replace: '',
    },
  },
  {
    name: 'references-asked-about',
    suite: START,
    test: 'has to be asked about before the handler succeeds',
    source: {
      file: 'apps/server/src/platform/http/settlement.ts',
      find: '!call.asked.has(given)',
      replace: 'false',
    },
  },
  {
    name: 'ids-with-an-ability',
    suite: START,
    test: 'on an id in the body without an ability',
    source: {
      file: 'apps/server/src/platform/access/check-references.ts',
      find: 'if (undeclared.length > 0)',
      replace: 'if (false)',
    },
  },
  {
    name: 'groomer-phone-before-confirmation',
    suite: GROOMER_PHONE,
    test: 'of an appointment that is pending',
    source: {
      file: 'apps/server/src/modules/appointments/appointments.rules.ts',
      find: 'CALLABLE_STATUSES.includes(row.status) && ',
      replace: '',
    },
  },
  {
    name: 'groomer-phone-long-after',
    suite: GROOMER_PHONE,
    test: 'of an appointment that is complete and started -26',
    source: {
      file: 'apps/server/src/modules/appointments/appointments.rules.ts',
      find: ' && within(CALLABLE_HOURS_AFTER)',
      replace: '',
    },
  },
  {
    name: 'groomer-phone-of-blocked-customers',
    suite: GROOMER_PHONE,
    test: 'to a blocked one',
    source: {
      file: 'apps/server/src/views/own-appointments.ts',
      find: "\n    and not ${isBlocked('appointments.provider_id', 'appointments.customer_id')})`;",
      replace: ')`;',
    },
  },
];
