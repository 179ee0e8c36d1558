import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from './modules/index.ts';
import { openApi } from './platform/http/openapi.ts';

// The OpenAPI document as a file, for those who read the repository; `--verify` fails when it is behind the contract.
const file = join(import.meta.dirname, '../../../docs/openapi.json');
const text = `${JSON.stringify(openApi(ROUTES.flatMap((module) => module.rows)), null, 2)}\n`;

if (!process.argv.includes('--verify')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text)
  throw new Error('docs/openapi.json is behind the contract: run npm run openapi');
