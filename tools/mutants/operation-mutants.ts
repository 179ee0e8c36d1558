import type { Mutant } from './mutant.ts';

const CONFIG = 'apps/server/src/platform/config.test.ts';

/** Guards of whoever deploys and runs the product. */
export const OPERATION_MUTANTS: readonly Mutant[] = [
  {
    name: 'loopback-in-any-spelling',
    suite: CONFIG,
    test: 'rejects this machine as a vendor in production',
    source: {
      file: 'apps/server/src/platform/config/production.ts',
      find: "OF_SANDBOX.test(config[name] ?? '') || isThisMachine(config[name] ?? '')",
      replace: "/sandbox|localhost|127\\.0\\.0\\.1/.test(config[name] ?? '')",
    },
  },
  {
    name: 'all-configuration-problems',
    suite: CONFIG,
    test: 'names all problems at once',
    source: {
      file: 'apps/server/src/platform/config.ts',
      find: 'valid.NODE_ENV === undefined || valid.NODE_ENV === ',
      replace: 'parsed.success && valid.NODE_ENV === ',
    },
  },
  {
    name: 'live-addresses-required',
    suite: CONFIG,
    test: 'rejects NATS_URLS',
    source: {
      file: 'apps/server/src/platform/config/value-types.ts',
      find: ".min(1, 'must name at least one address')",
      replace: '',
    },
  },
  {
    name: 'one-link-for-a-first-owner',
    suite: 'apps/server/src/modules/accounts/team/create-owner.test.ts',
    test: 'voids the link of before',
    source: {
      file: 'apps/server/src/modules/accounts/team/create-owner.ts',
      find: 'await voidResetLinks(tx, accountId, now);',
      replace: '',
    },
  },
  {
    name: 'no-link-into-accounts-of-others',
    suite: 'apps/server/src/modules/accounts/team/create-owner.test.ts',
    test: 'gives no link to who is there already',
    source: {
      file: 'apps/server/src/modules/accounts/team/create-owner.ts',
      find: "|| !account.duties.includes('owner')",
      replace: '',
    },
  },
  {
    name: 'rotated-keys-still-open',
    suite: 'apps/server/src/operator/keys.test.ts',
    test: 'opens after a rotation what was sealed before',
    source: {
      file: 'apps/server/src/operator/key-ring.ts',
      find: ': [newKey(nameOfNewKey(kidsOf(ring), now)), ring].join',
      replace: ': [newKey(nameOfNewKey(kidsOf(ring), now))].join',
    },
  },
  {
    name: 'secrets-of-their-owner-alone',
    suite: 'apps/server/src/operator/keys.test.ts',
    test: 'are in files of their owner alone',
    source: { file: 'apps/server/src/operator/settings.ts', find: '0o600', replace: '0o644' },
  },
  {
    name: 'customer-subdomains-left-alone',
    suite: 'apps/server/src/platform/http/https-only.test.ts',
    test: 'a domain of a customer',
    source: {
      file: 'apps/server/src/platform/http/https-only.ts',
      find: 'ownHosts?.test(hostname)',
      replace: 'true',
    },
  },
];
