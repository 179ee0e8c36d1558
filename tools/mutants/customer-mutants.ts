import type { Mutant } from './mutant.ts';

const CONTACT = 'apps/server/src/modules/customers/contact.test.ts';

/** Guards without which a provider could take over the account of a customer. */
export const CUSTOMER_MUTANTS: readonly Mutant[] = [
  {
    name: 'contact-of-claimed-customers',
    suite: CONTACT,
    test: 'until they log in',
    source: {
      file: 'apps/server/src/modules/customers/contact.ts',
      find: 'if (await isClaimed(tx, customerId)) return false;',
      replace: '',
    },
  },
  {
    name: 'contact-of-shared-customers',
    suite: CONTACT,
    test: 'once another provider has them',
    source: {
      file: 'apps/server/src/modules/customers/contact.ts',
      find: 'return providers.every((id) => id === viewer.accountId);',
      replace: 'return providers.includes(viewer.accountId);',
    },
  },
  {
    name: 'claim-after-sessions-are-gone',
    suite: CONTACT,
    test: 'until they log in',
    source: {
      file: 'apps/server/src/modules/accounts/sessions/open-session.ts',
      find: 'if (!impersonation) await markClaimed(tx, account.id, now);',
      replace: '',
    },
  },
  {
    name: 'requester-of-link-codes',
    suite: CONTACT,
    test: 'which names the business',
    source: {
      file: 'apps/server/src/modules/accounts/credentials/credentials.queries.ts',
      find: "    .where('requested_by', '=', requestedBy)\n",
      replace: '',
    },
  },
];
