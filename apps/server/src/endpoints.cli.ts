import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT, type ContractModule } from '@tailgate/contract';
import { endpointsPage } from './platform/http/docs/endpoints-page.ts';

// Writes docs/endpoints.md from the contract; `--verify` fails if the file is out of date.
const file = join(import.meta.dirname, '../../../docs/endpoints.md');
const text = endpointsPage(Object.values<ContractModule>(CONTRACT).flatMap((rows) => Object.values(rows)));

if (!process.argv.includes('--verify')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text)
  throw new Error('docs/endpoints.md is out of date: review the changed lines and run npm run endpoints');
