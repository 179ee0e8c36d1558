// Writes docs/access.md from the contract, or with --verify fails when it is not current.
import { readFileSync, writeFileSync } from 'node:fs';
import { accessPage } from './access-page.ts';

const FILE = 'docs/access.md';

if (!process.argv.includes('--verify')) writeFileSync(FILE, accessPage());
else if (readFileSync(FILE, 'utf8') !== accessPage())
  throw new Error(`${FILE} is not current: review the change of access and run npm run access`);
