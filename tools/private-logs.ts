// Whether logs name people: `node tools/private-logs.ts <folder or file…>` fails on lines with addresses, phone numbers,
// or names of the demo world. Landing reads what the servers of all tests wrote.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { personalDataIn } from '@tailgate/demo-world';

const MOST_SHOWN = 20;

const filesOf = (place: string): string[] => {
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? readdirSync(place).map((name) => join(place, name)) : [place];
};

let lines = 0;
const problems: string[] = [];
for (const file of process.argv.slice(2).flatMap(filesOf))
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines += 1;
    const found = personalDataIn(line);
    if (found.length > 0) problems.push(`${file}: ${[...new Set(found)].join(', ')}\n  ${line.slice(0, 400)}`);
  }
for (const problem of problems.slice(0, MOST_SHOWN)) process.stdout.write(`${problem}\n`);
if (lines === 0) process.stdout.write('There are no lines: nothing was read.\n');
process.stdout.write(`logs: ${lines} lines, ${problems.length} with personal data\n`);
process.exit(problems.length === 0 && lines > 0 ? 0 : 1);
