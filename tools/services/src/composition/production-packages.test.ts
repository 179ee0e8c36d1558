import { expect, it } from 'vitest';

import { repositoryRoot } from '../places.ts';
import { productionPackages } from './production-packages.ts';

it('leaves out what only development depends on, and takes what dependencies depend on', () => {
  const packages = productionPackages(repositoryRoot, 'apps/server');
  expect(packages).toEqual(
    expect.arrayContaining(['node_modules/pg', 'node_modules/pg-protocol', 'node_modules/@tailgate/contract']),
  );
  for (const name of ['vitest', 'kysely-codegen', '@tailgate/kit', '@tailgate/services', '@tailgate/sandbox'])
    expect(packages).not.toContain(`node_modules/${name}`);
});
