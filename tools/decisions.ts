// Writes docs/decisions/README.md: the decisions by number, with their titles. `--verify` fails when it is not current.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const FOLDER = 'docs/decisions';
const PAGE = `${FOLDER}/README.md`;

const problems: string[] = [];
const rows = globSync(`${FOLDER}/[0-9]*.md`)
  .sort()
  .map((file) => {
    const name = basename(file);
    const number = name.slice(0, 4);
    const heading = readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
    const title = heading.slice(`# ${number} `.length);
    if (!heading.startsWith(`# ${number} `) || title === '')
      problems.push(`${file} must begin with "# ${number} <title>"`);
    return { number, line: `- [${number}](${name}) ${title}` };
  });
for (const [index, { number }] of rows.entries())
  if (rows[index + 1]?.number === number) problems.push(`There are two decisions ${number}`);

const page = `# Decisions

One for each choice that could surprise: context, decision, consequences. Written by \`npm run decisions\`.

${rows.map(({ line }) => line).join('\n')}
`;
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (!process.argv.includes('--verify')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error(`${PAGE} is not current: npm run decisions`);
  process.exitCode = 1;
}
