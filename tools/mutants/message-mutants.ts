import type { Mutant } from './mutant.ts';
import { withoutCondition } from './without-condition.ts';

const CAPS = 'apps/server/src/modules/notifications/notice-caps.test.ts';

/** What one person can make us send to another, and what we then say that they were told. */
export const MESSAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'caps-between-people',
    suite: CAPS,
    test: 'refuses a message beyond it, and says when it may be sent',
    source: {
      file: 'apps/server/src/modules/notifications/notice-of.ts',
      find: 'counts: isBounded && by !== null && by !== recipientId && reaches,',
      replace: 'counts: false,',
    },
  },
  {
    name: 'caps-at-the-same-moment',
    suite: CAPS,
    test: 'is not exceeded by calls that arrive together',
    sql: withoutCondition(
      'app.plan_notice',
      'perform pg_advisory_xact_lock(hashtextextended(sender::text || recipient::text, lock_kind));',
    ),
  },
  {
    name: 'caps-of-a-day',
    suite: CAPS,
    test: 'holds for a day as well',
    sql: withoutCondition('app.plan_notice', "n.due_at + interval '1 day'", 'n.due_at'),
  },
  {
    name: 'pause-between-moves',
    suite: CAPS,
    test: 'become two texts: about the first at once, and about the newest later',
    sql: withoutCondition('app.plan_notice', 'max(n.sent_at) + pause', 'max(n.sent_at)'),
  },
  {
    name: 'told-is-sent',
    suite: CAPS,
    test: 'become two texts: about the first at once, and about the newest later',
    source: {
      file: 'apps/server/src/modules/notifications/notices.queries.ts',
      find: ' and sent_at is not null',
      replace: '',
    },
  },
  {
    name: 'quiet-moves-say-nothing-later',
    suite: CAPS,
    test: 'are not told after it was canceled, nor after a move that the groomer keeps quiet',
    source: {
      file: 'apps/server/src/modules/appointments/customer-notices.ts',
      find: 'await forgetWaiting(tx, move);',
      replace: '',
    },
  },
  {
    name: 'newest-notice-only',
    suite: CAPS,
    test: 'are not told after it was canceled, nor after a move that the groomer keeps quiet',
    source: {
      file: 'apps/server/src/modules/notifications/notifications.jobs.ts',
      find: 'if (noticeId !== null && !(await takeNotice(tx, noticeId, platform.clock.now()))) return;',
      replace: '',
    },
  },
  {
    name: 'numbers-are-not-looked-up',
    suite: 'apps/server/src/modules/accounts/me.test.ts',
    test: 'does not tell a number with an account from one without',
    source: {
      file: 'apps/server/src/modules/accounts/accounts.routes.ts',
      find: 'verifyPhoneNumber: ({ query }) => ({ valid: parsePhone(query.phone) !== undefined }),',
      replace: `verifyPhoneNumber: async ({ tx, query }) => ({
        valid: (await tx.selectFrom('accounts').select('id').where('phone', '=', query.phone).execute()).length >= 0,
      }),`,
    },
  },
  {
    name: 'proof-before-mail',
    suite: 'apps/server/src/modules/visitor-booking/prove-email.test.ts',
    test: 'gets a link to prove it, once, and nothing else',
    source: {
      file: 'apps/server/src/modules/accounts/customers/customer-accounts.queries.ts',
      find: "'accounts.phone', 'accounts.email']",
      replace: `'accounts.phone', sql<string>\`(select contact_email from customer_profiles p where p.account_id = accounts.id)\`.as('email')]`,
    },
  },
  {
    name: 'proof-opens-no-account',
    suite: 'apps/server/src/modules/visitor-booking/prove-email.test.ts',
    test: 'gets no link where it would open an account that has another way in',
    source: {
      file: 'apps/server/src/modules/accounts/credentials/ask-to-prove-email.ts',
      find: 'if (proved !== null || passwordHash !== null || viewer.impersonatorId !== null) return;',
      replace: 'if (viewer.impersonatorId !== null && proved === passwordHash) return;',
    },
  },
  {
    name: 'names-in-messages',
    suite: 'apps/server/src/modules/customers/invitations.test.ts',
    test: 'carry no link and no number in place of a business name',
    source: {
      file: 'packages/contract/src/notifications/render-notification.ts',
      find: 'isPlainName(value) ?',
      replace: 'value !== instead ?',
    },
  },
  {
    name: 'invitations-a-day',
    suite: 'apps/server/src/modules/customers/invitations.test.ts',
    test: 'are sent to so many strangers a day; those of a longer list follow',
    source: {
      file: 'packages/contract/src/notifications/customer-notifications.ts',
      find: 'mostPerDay: INVITATIONS_PER_DAY,',
      replace: 'mostPerDay: INVITATIONS_PER_DAY * 2,',
    },
  },
  {
    name: 'invitations-of-a-number',
    suite: 'apps/server/src/modules/customers/invitations.test.ts',
    test: 'do not reach one phone number again and again, whoever sends them',
    source: {
      file: 'packages/contract/src/customers/customers.contract.ts',
      find: "limit: ['newCustomersPerAccount', 'invitationsPerPhone'],",
      replace: "limit: ['newCustomersPerAccount'],",
    },
  },
  {
    name: 'queue-lanes',
    suite: 'apps/server/src/modules/notifications/delivery-faults.test.ts',
    test: 'delivers a text message while nine emails hang',
    source: {
      file: 'apps/server/src/platform/jobs/run-jobs.ts',
      find: '.filter((definition) => definition.lane === lane)',
      replace: ".filter(() => lane === 'default')",
    },
  },
];
