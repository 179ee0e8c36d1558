import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createTestDatabase, type TestDatabase } from '@tailgate/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { REPOSITORY_ROOT } from './repository.ts';

/** On the worst day nobody checks whether a command still exists. */
const PAGES = [
  'CHANGELOG.md',
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/operate/**/*.md', { cwd: REPOSITORY_ROOT }),
];
const INCIDENTS = globSync('docs/operate/incidents/*.md', { cwd: REPOSITORY_ROOT });

const read = (file: string) => readFileSync(join(REPOSITORY_ROOT, file), 'utf8');
const contentsOf = (pattern: string) =>
  globSync(pattern, { cwd: REPOSITORY_ROOT, exclude: ['**/node_modules/**'] })
    .map(read)
    .join('\n');
const withoutBlocks = (text: string) => text.replaceAll(/^ *```[^]*?^ *```/gm, '');
const blocksOf = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'gm'))].map(([, , block = '']) => block);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) => all(read(file), /^#+ (.+)$/gm).map(slugOf);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const variables = new Set(
  ['.env.example', 'deploy/backup/backup.env.example']
    .flatMap((file) => all(read(file), /^#? ?([A-Z][A-Z0-9_]+)=/gm))
    // Each may be read from a file.
    .flatMap((name) => [name, `${name}_FILE`]),
);
/** Of development, of other programs, and of the operator's own shell. */
const OTHER_VARIABLES = [
  'DATABASE_URL_SUPERUSER_FILE',
  'TAILGATE_PORT_BASE',
  'NAME_FILE',
  'TEST_INSTANT',
  'TEST_SEED',
  'E2E_LONG',
];
const server = contentsOf('apps/server/src/**/*.ts');
const sql = contentsOf('apps/server/db/migrations/*.sql');
const names = new Set(
  [...`${server}\n${sql}\n${contentsOf('tools/services/src/*.ts')}`.matchAll(/tailgate_[a-z_]+/g)].map(
    ([name]) => name,
  ),
);

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('links to what exists', () => {
    const links = all(withoutBlocks(text), /\]\(([^)\s]+)\)/g).filter((link) => !/^(https?:|mailto:)/.test(link));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(REPOSITORY_ROOT, file))) return true;
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names scripts that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)([^`\n]*)/g)];
    // Scripts of one workspace, such as the web's.
    const own = named.filter(([, , rest = '']) => !rest.startsWith(' -w ')).map(([, name = '']) => name);
    expect(own.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files that exist', () => {
    const paths = all(withoutBlocks(text), /`((?:apps|packages|tools|deploy|docs|e2e)\/[\w./-]+)`/g);
    expect(paths.filter((path) => !existsSync(join(REPOSITORY_ROOT, path)))).toEqual([]);
  });
});

describe.each(PAGES.filter((page) => page.startsWith('docs/operate/')))('%s', (page) => {
  const text = read(page);

  it('names commands of the backup that exist', () => {
    const usage = all(read('tools/backup/src/cli.ts'), /^ {2}([a-z]+) /gm);
    expect(all(text, /backup -- ([a-z]+)/g).filter((command) => !usage.includes(command))).toEqual([]);
  });

  it('names variables that are read', () => {
    const named = all(text, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g);
    expect(named.filter((name) => !variables.has(name) && !OTHER_VARIABLES.includes(name))).toEqual([]);
  });

  it('names metrics and roles that exist', () => {
    const named = all(text, /\b(tailgate_[a-z_]+)\b/g).map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('quotes lines that are logged', () => {
    // "log line `a`", "log lines `a`, `b` and `c`".
    const quoted = all(text.replaceAll(/\s+/g, ' '), /log lines? ((?:`[^`]+`(?:, | and |, and )?)+)/g).flatMap((list) =>
      all(list, /`([^`]+)`/g),
    );
    expect(quoted.filter((line) => !server.includes(`'${line}'`))).toEqual([]);
  });
});

describe('statements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const statements = PAGES.flatMap((page) =>
    blocksOf(read(page), 'sql').flatMap((block) =>
      block
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => /^(select|update|delete|insert)\b/.test(statement))
        .map((statement) => [page, statement] as const),
    ),
  );

  it.each(statements)('of %s are understood by the schema: %s', async (_, statement) => {
    await database.asOwner((owner) => owner.query(`explain ${statement}`));
  });
});

describe('a page of an incident', () => {
  it.each(INCIDENTS)('%s says how it shows, what people see, what to do, when it is over and what then', (page) => {
    const steps = ['It shows', 'People see', 'First', 'It is over when', 'Afterwards'];
    expect(all(read(page), /^\*\*(It shows|People see|First|It is over when|Afterwards)/gm)).toEqual(steps);
  });

  it('is listed in the manual', () => {
    const manual = read('docs/operate/README.md');
    const missing = INCIDENTS.filter((page) => !manual.includes(page.replace('docs/operate/', '')));
    expect(missing).toEqual([]);
  });
});
