import type { Mutant } from './mutant.ts';

const ACCEPTED_BEFORE = {
  suite: 'apps/server/src/modules/agreements/agreement-file.test.ts',
  test: 'stays available for an earlier version that was accepted, and for nobody else',
};
const QUERIES = 'apps/server/src/modules/agreements/agreements.queries.ts';

/** Guards without which what one person accepted would count for another. */
export const AGREEMENT_MUTANTS: readonly Mutant[] = [
  {
    name: 'own-earlier-version',
    ...ACCEPTED_BEFORE,
    source: {
      file: 'apps/server/src/modules/agreements/agreements.policy.ts',
      find: 'c.version_id = agreement_versions.id and c.account_id = ${viewer.accountId})`;',
      replace: 'c.version_id = agreement_versions.id and c.account_id is distinct from ${viewer.siteId})`;',
    },
  },
  {
    name: 'own-acceptance-in-file',
    ...ACCEPTED_BEFORE,
    source: {
      file: QUERIES,
      find: ".where('acceptance.account_id', '=', accountId)",
      replace: ".where('acceptance.account_id', '!=', versionId)",
    },
  },
  {
    name: 'own-acceptances',
    suite: 'apps/server/src/modules/agreements/agreements.test.ts',
    test: 'happens once for each person, in parallel too',
    source: {
      file: QUERIES,
      find: ".where('account_id', '=', accountId)\n    .where('version_id', 'in', versionIds)",
      replace: ".where('version_id', 'in', versionIds)",
    },
  },
];
