import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT, type ContractModule } from '@tailgate/contract';
import { endpointsPage } from './platform/http/docs/endpoints-page.ts';
import { shownFile } from './platform/http/docs/shown-file.ts';

// Writes what is derived from the rows of the contract; `--verify` fails if a file is out of date.
const rows = Object.values<ContractModule>(CONTRACT).flatMap((module) => Object.values(module));
const files = {
  'docs/endpoints.md': endpointsPage(rows),
  'apps/web/src/shell/api/shown.generated.ts': shownFile(rows),
};

for (const [name, text] of Object.entries(files)) {
  const file = join(import.meta.dirname, '../../..', name);
  if (!process.argv.includes('--verify')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text)
    throw new Error(`${name} is out of date: review the changed lines and run npm run endpoints`);
}
