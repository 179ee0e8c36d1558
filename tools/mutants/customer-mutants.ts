import type { Mutant } from './mutant.ts';

const PROPOSALS = 'apps/server/src/modules/customers/proposals/proposals.test.ts';
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
  {
    name: 'personal-data-by-consent',
    suite: PROPOSALS,
    test: 'name and address are proposed',
    source: {
      file: 'apps/server/src/modules/customers/proposals/changes-at-once.ts',
      find: 'customerId === accountId || !(await isClaimed(tx, customerId))',
      replace: 'customerId !== accountId || !(await isClaimed(tx, customerId))',
    },
  },
  {
    name: 'proposals-of-others-are-answered',
    suite: PROPOSALS,
    test: 'for everybody else it does not exist',
    source: {
      file: 'apps/server/src/modules/customers/customers.policy.ts',
      find: "(viewer) => (proposal) => proposal('customer_change_proposals.customer_id', '=', viewer.accountId),",
      replace: "() => (proposal) => proposal('customer_change_proposals.customer_id', 'is not', null),",
    },
  },
  {
    name: 'proposals-of-others-are-withdrawn',
    suite: PROPOSALS,
    test: 'for everybody else it does not exist',
    source: {
      file: 'apps/server/src/modules/customers/customers.policy.ts',
      find: "(viewer) => (proposal) => proposal('customer_change_proposals.provider_id', '=', viewer.accountId),",
      replace: "() => (proposal) => proposal('customer_change_proposals.provider_id', 'is not', null),",
    },
  },
  {
    name: 'outdated-proposals',
    suite: PROPOSALS,
    test: 'has changed in the meantime',
    source: {
      file: 'apps/server/src/modules/customers/proposals/answer-proposal.ts',
      find: ' && (await isOutdated(tx, row, platform))',
      replace: ' && isOutdated === undefined',
    },
  },
  {
    name: 'proposals-made-at-once',
    suite: PROPOSALS,
    test: 'made at the same moment leave one',
    source: {
      file: 'apps/server/src/modules/customers/proposals/changes-at-once.ts',
      find: '  await lockAccount(tx, customerId);\n',
      replace: '',
    },
  },
  {
    name: 'one-notice-an-hour',
    suite: PROPOSALS,
    test: 'told once an hour',
    source: {
      file: 'apps/server/src/modules/customers/proposals/tell-people.ts',
      find: '  if ((await countProposalsSince(tx, { providerId, customerId }, hourAgo)) > 1) return;\n',
      replace: '',
    },
  },
  {
    name: 'proposals-in-the-activity',
    suite: PROPOSALS,
    test: 'is in the activity of the person',
    source: {
      file: 'apps/server/src/modules/customers/proposals/tell-people.ts',
      find: "{ accountId: customerId, by: providerId, what: 'customers.receiveProposal', touched }",
      replace: "{ accountId: providerId, by: providerId, what: 'customers.receiveProposal', touched }",
    },
  },
  {
    name: 'names-changed-by-support',
    suite: 'apps/server/src/modules/accounts/sessions/impersonation.test.ts',
    test: 'tells a person whose name support has changed',
    source: {
      file: 'apps/server/src/modules/providers/update-provider-settings.ts',
      find: 'if (viewer.impersonatorId !== null) await tellOfNewName(tx, account, platform);',
      replace: '',
    },
  },
  {
    name: 'proposals-by-support',
    suite: PROPOSALS,
    test: 'is proposed by support',
    source: {
      file: 'apps/server/src/modules/customers/proposals/propose-change.ts',
      find: 'impersonator_id: viewer.impersonatorId',
      replace: 'impersonator_id: null',
    },
  },
];
