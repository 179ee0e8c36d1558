import type { Mutant } from './mutant.ts';

const RECORDS = 'apps/server/src/platform/audit/record-write.test.ts';
const IMPERSONATION = 'apps/server/src/modules/accounts/sessions/impersonation.test.ts';

/** Guards of the audit: that every write is recorded, with everybody who took part. */
export const AUDIT_MUTANTS: readonly Mutant[] = [
  {
    name: 'audit-of-writes',
    suite: 'apps/server/testing/authorization/authorization.test.ts',
    test: 'POST /v1/logEvent > answers every role as declared',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: 'await record?.(tx, call, answer, idempotent && keptAnswer(platform.seal, idempotent, answer));',
      replace: '',
    },
  },
  {
    name: 'audit-of-unfinished-writes',
    suite: RECORDS,
    test: 'in stages fails when it never finishes',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: 'if (record && !progress.isFinished)',
      replace: 'if (false)',
    },
  },
  {
    name: 'audit-of-impersonation-start',
    suite: IMPERSONATION,
    test: 'both ends are recorded',
    source: {
      file: 'apps/server/src/platform/audit/record-write.ts',
      find: 'if (fromAnswer?.impersonatorId) return fromAnswer;',
      replace: '',
    },
  },
  {
    name: 'reason-in-audit',
    suite: IMPERSONATION,
    test: 'settings may be changed in their name',
    sql: `create or replace function app.impersonation_reason(session uuid) returns text language sql as 'select null'`,
  },
  {
    name: 'audit-only-grows',
    suite: RECORDS,
    test: 'cannot be changed or deleted by the application',
    sql: 'grant update, delete on audit_records to tailgate_app',
  },
  {
    name: 'own-activity-only',
    suite: 'apps/server/src/modules/accounts/team/activity.test.ts',
    test: 'is nobody else’s',
    source: {
      file: 'apps/server/src/platform/audit/activity.queries.ts',
      find: ".where('account_id', '=', accountId)",
      replace: '',
    },
  },
  {
    name: 'request-id-of-clients',
    suite: 'apps/server/src/platform/http/request-id.test.ts',
    test: 'an answer has a request id of its own',
    source: {
      file: 'apps/server/src/platform/http/server.ts',
      find: 'requestIdHeader: false',
      replace: "requestIdHeader: 'x-request-id'",
    },
  },
];
