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
