import type { Mutant } from './mutant.ts';
import { withoutCondition } from './without-condition.ts';

const KEYS = 'apps/server/src/platform/idempotency/idempotency.test.ts';
const OF_ONE_ACCOUNT = 'is scoped to the account';

/** Guards of Idempotency-Keys: that a call is done once, and that nobody gets the response to the call of another. */
export const IDEMPOTENCY_MUTANTS: readonly Mutant[] = [
  {
    name: 'kept-answers',
    suite: KEYS,
    test: 'replays the first response without a second effect',
    source: {
      file: 'apps/server/src/platform/http/answer-row.ts',
      find: 'idempotent && keptAnswer(platform.seal, idempotent, answer)',
      replace: 'undefined',
    },
  },
  {
    name: 'account-of-kept-answers',
    suite: KEYS,
    test: OF_ONE_ACCOUNT,
    source: {
      file: 'apps/server/src/platform/audit/audit-record.ts',
      find: 'scope = $12 and key = $13',
      replace: '$12::text is not null and key = $13',
    },
  },
  {
    name: 'account-of-stored-answers',
    suite: KEYS,
    test: OF_ONE_ACCOUNT,
    sql: withoutCondition('app.stored_answer', 'k.scope = stored_answer.scope and '),
  },
  {
    name: 'visitor-of-kept-answers',
    suite: KEYS,
    test: 'the Idempotency-Key of a visitor > replays nothing to a visitor on another network',
    source: {
      file: 'apps/server/src/platform/http/idempotent-call.ts',
      find: 'request.viewer?.accountId ?? scopeOfVisitor(call)',
      replace: "request.viewer?.accountId ?? 'anyone'",
    },
  },
  {
    name: 'browser-of-kept-answers',
    suite: KEYS,
    test: 'the Idempotency-Key of a visitor > replays nothing to a visitor with another browser',
    source: {
      file: 'apps/server/src/platform/http/idempotent-call.ts',
      find: ': [network, userAgent];',
      replace: ': [network, typeof userAgent];',
    },
  },
  {
    name: 'session-of-visitors-keys',
    suite: KEYS,
    test: 'the Idempotency-Key of a visitor > goes with the session that the call names',
    source: {
      file: 'apps/server/src/platform/http/idempotent-call.ts',
      find: '(ABILITIES[ability] as AbilityTarget).isSecret',
      replace: '(ABILITIES[ability] as AbilityTarget).isSecret === undefined',
    },
  },
  {
    name: 'session-of-stored-answers',
    suite: KEYS,
    test: 'replays nothing to a session that has ended',
    sql: withoutCondition(
      'app.stored_answer',
      'perform app.require_session(session, role, must_be_fresh, open_while, duty);',
    ),
  },
  {
    name: 'site-of-a-question',
    suite: KEYS,
    test: 'is looked up without leaving its connection in the site',
    sql: withoutCondition('app.stored_answer', 'site::text, true', 'site::text, false'),
  },
  {
    name: 'outdated-plans-of-questions',
    suite: 'apps/server/src/platform/db/prepared-statements.test.ts',
    test: 'retries a question without a transaction',
    source: {
      file: 'apps/server/src/platform/db/database.ts',
      find: 'await orOnNewConnection(connections, () => kysely.executeQuery<Row>(asked))',
      replace: 'await kysely.executeQuery<Row>(asked)',
    },
  },
];
