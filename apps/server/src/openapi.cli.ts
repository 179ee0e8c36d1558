import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROUTES } from './modules/index.ts';
import { openApi } from './platform/http/docs/openapi.ts';

// Writes the document that the API serves at /docs/openapi.json to a file that is not checked in.
const folder = join(import.meta.dirname, '../../../artefacts');
const file = join(folder, 'openapi.json');

mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify(openApi(ROUTES.flatMap((module) => module.rows)), null, 2)}\n`);
process.stdout.write(`OpenAPI document written to ${relative(process.cwd(), file)}\n`);
