import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from './modules/index.ts';
import { openApi } from './platform/http/openapi.ts';

// Writes the OpenAPI document to docs/; `--verify` fails if the file is out of date.
const file = join(import.meta.dirname, '../../../docs/openapi.json');
const text = `${JSON.stringify(openApi(ROUTES.flatMap((module) => module.rows)), null, 2)}\n`;

if (!process.argv.includes('--verify')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) throw new Error('docs/openapi.json is out of date: run npm run openapi');
