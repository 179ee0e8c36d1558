import type { Mutant } from './mutant.ts';
import { withoutCondition } from './without-condition.ts';

const STOLEN_TOKEN = 'apps/server/src/modules/accounts/sessions/stolen-access-token.test.ts';
const LOST_RIGHTS = 'apps/server/src/modules/accounts/sessions/lost-rights.test.ts';
const SESSIONS = 'apps/server/src/modules/accounts/sessions/sessions.queries.ts';
const RATE_LIMITS = 'apps/server/src/modules/accounts/sessions/rate-limits.test.ts';
const CHANGE_PHONE = 'apps/server/src/modules/accounts/credentials/change-phone.test.ts';
const CHANGE_EMAIL = 'apps/server/src/modules/accounts/credentials/change-email.test.ts';
const SESSION_LENGTH = 'apps/server/src/modules/accounts/sessions/session-length.test.ts';
const SECOND_STEP = 'apps/server/src/modules/accounts/second-step/second-step.test.ts';
const PASSKEYS = 'apps/server/src/modules/accounts/second-step/passkeys.test.ts';
const REQUIRE_SESSION = 'app.require_session(uuid,text,boolean,text[],text)';

/** Guards of sessions: what opens one, what continues one and what ends it. */
export const SESSION_MUTANTS: readonly Mutant[] = [
  {
    name: 'client-of-the-session',
    suite: STOLEN_TOKEN,
    test: 'whatever header POST /v2/account/refresh-token comes with',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/refresh-session.ts',
      find: 'client: session.client,',
      replace: "client: 'native',",
    },
  },
  {
    name: 'refresh-token-of-the-session',
    suite: STOLEN_TOKEN,
    test: 'a change to the same role > gives none with the refresh token of another session',
    source: {
      file: SESSIONS,
      find: "    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))\n    .returning('session_id')",
      replace: "    .returning('session_id')",
    },
  },
  {
    name: 'refresh-token-shown',
    suite: STOLEN_TOKEN,
    test: 'the start of an impersonation > gives none with the refresh token of another session',
    source: {
      file: SESSIONS,
      find: "    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))\n    .executeTakeFirst();",
      replace: '    .executeTakeFirst();',
    },
  },
  {
    name: 'spent-tokens-are-kept',
    suite: STOLEN_TOKEN,
    test: 'is noticed when it is used after the impersonation',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/impersonation.ts',
      find: 'await spendRefreshTokensOf(tx, own.id, now);',
      replace: "await tx.deleteFrom('refresh_tokens').where('session_id', '=', own.id).execute();",
    },
  },
  {
    name: 'role-still-held',
    suite: LOST_RIGHTS,
    test: 'a role that was taken away > is gone with the next call',
    sql: withoutCondition(REQUIRE_SESSION, ' and require_session.role = any (a.roles)'),
  },
  {
    name: 'impersonator-still-active',
    suite: LOST_RIGHTS,
    test: 'stops at once when they are deactivated',
    sql: withoutCondition(REQUIRE_SESSION, "and a.status <> 'inactive' and 'support'", "and 'support'"),
  },
  {
    name: 'impersonator-still-in-support',
    suite: LOST_RIGHTS,
    test: 'stops at once when they are no longer in support',
    sql: withoutCondition(REQUIRE_SESSION, " and 'support' = any (a.roles)"),
  },
  {
    name: 'attempts-by-network',
    suite: RATE_LIMITS,
    test: 'by strangers do not keep the owner out',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/attempts.ts',
      find: 'const pair = `${who}:${network}`;',
      replace: 'const pair = who;',
    },
  },
  {
    name: 'attempts-of-known-devices',
    suite: RATE_LIMITS,
    test: 'resets of one account from many networks',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/attempts.ts',
      find: 'if (knownDevice !== null) {',
      replace: "if (knownDevice === '') {",
    },
  },
  {
    name: 'attempts-from-many-networks',
    suite: RATE_LIMITS,
    test: 'tries at one account > from many networks',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/attempts.ts',
      find: 'await call.count(perIdentity, who);',
      replace: 'call.exempt(perIdentity);',
    },
  },
  {
    name: 'slow-down-before-refusal',
    suite: RATE_LIMITS,
    test: 'are answered later and later',
    source: {
      file: 'apps/server/src/platform/limits/limits.ts',
      find: 'if (wait > 0) await clock.sleep(wait);',
      replace: '',
    },
  },
  {
    name: 'email-proved-before-use',
    suite: CHANGE_EMAIL,
    test: 'is used for nothing until the link',
    source: {
      file: 'apps/server/src/modules/accounts/credentials/change-email.ts',
      find: 'await putEmailChange(tx, {',
      replace: 'await setEmail(tx, account.id, email); await putEmailChange(tx, {',
    },
  },
  {
    name: 'email-of-somebody-else',
    suite: CHANGE_EMAIL,
    test: 'that is taken gets the same answer',
    source: {
      file: 'apps/server/src/modules/accounts/accounts.jobs.ts',
      find: 'if (owner) {',
      replace: 'if (owner && owner.id === accountId) {',
    },
  },
  {
    name: 'phone-proved-by-its-code',
    suite: CHANGE_PHONE,
    test: 'is used for nothing until the code',
    source: {
      file: 'apps/server/src/modules/accounts/credentials/change-phone.ts',
      find: ' || !codeFits(platform.seal, proof.id, body.code, proof.code_hash)',
      replace: '',
    },
  },
  {
    name: 'phone-of-somebody-else',
    suite: CHANGE_PHONE,
    test: 'that is taken gets the same answer',
    source: {
      file: 'apps/server/src/modules/accounts/accounts.jobs.ts',
      find: "request.purpose === 'phone_change' && request.account_id !== null",
      replace: "request.purpose === 'phone_change' && request.account_id === codeId",
    },
  },
  {
    name: 'codes-of-the-previous-phone',
    suite: CHANGE_PHONE,
    test: 'ends the codes that were texted to the previous number',
    source: {
      file: 'apps/server/src/modules/accounts/credentials/change-phone.ts',
      find: 'await voidPhoneCodes(tx, accountId, now);',
      replace: '',
    },
  },
  {
    name: 'session-length-of-staff',
    suite: SECOND_STEP,
    test: 'a staff who signs in with the password > is whole after enrolment',
    source: {
      file: 'apps/server/src/modules/accounts/accounts.rules.ts',
      find: 'if (isPrivileged(roles)) return 12 * HOUR_SECONDS;',
      replace: '',
    },
  },
  {
    name: 'texted-codes-of-staff',
    suite: SESSION_LENGTH,
    test: 'a staff does not get in with a texted code',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/sign-in-with-code.ts',
      find: ' || isPrivileged(account.roles)',
      replace: '',
    },
  },
  {
    name: 'second-step-of-staff',
    suite: SECOND_STEP,
    test: 'a staff who signs in with the password > gets a session of ten minutes that opens nothing but enrolment',
    sql: withoutCondition(REQUIRE_SESSION, 'found_session.awaiting <> all (open_while)', 'false'),
  },
  {
    name: 'code-of-an-app-once',
    suite: SECOND_STEP,
    test: 'a staff who signs in with the password > passes the second step with a code of the app',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/factors.queries.ts',
      find: "    .where('used_step', '<', step)\n",
      replace: '',
    },
  },
  {
    name: 'recovery-code-once',
    suite: SECOND_STEP,
    test: 'a staff who signs in with the password > gets in without the device by a recovery code',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/factors.queries.ts',
      find: "    .where('code_hash', 'in', hashes)\n    .where('used_at', 'is', null)",
      replace: "    .where('code_hash', 'in', hashes)",
    },
  },
  {
    name: 'first-factor-only',
    suite: SECOND_STEP,
    test: 'for enrolment adds no factor once the account has one',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/add-factor.ts',
      find: "if (awaiting !== null && hasFactor(before)) throw new Failure('second_step_required');",
      replace: '',
    },
  },
  {
    name: 'challenge-once',
    suite: PASSKEYS,
    test: 'uses a challenge once',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/passkey-ceremonies.ts',
      find: 'if (!isOurs || !passkey ||',
      replace: 'if (!passkey ||',
    },
  },
  {
    name: 'verified-person',
    suite: PASSKEYS,
    test: 'refuses another origin, another site, an unverified person',
    source: {
      file: 'apps/server/src/modules/accounts/second-step/passkey-ceremonies.ts',
      find: 'requireUserVerification: true',
      replace: 'requireUserVerification: false',
    },
  },
  {
    name: 'roles-at-rotation',
    suite: LOST_RIGHTS,
    test: 'is gone with the next call and the next refresh',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/present-refresh-token.ts',
      find: 'await requireSession(tx, session);',
      replace: '',
    },
  },
];
