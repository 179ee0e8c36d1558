import { JSON_COLUMNS, WORD_COLUMNS } from './column-types.ts';

type Imports = Map<string, Set<string>>;

const KYSELY = 'import type { ColumnType } from "kysely";';
const FACTS = '@tailgate/contract/facts';

/** `AppointmentLines` is the table `appointment_lines`. */
const tablesIn = (rows: string): ReadonlyMap<string, string> => {
  const list = /^export interface DB \{\n([^}]*)\}/m.exec(rows)?.[1] ?? '';
  return new Map([...list.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, table = '', row = '']) => [row, table]));
};

const remember = (imports: Imports, name: string, from: string) => {
  imports.set(from, (imports.get(from) ?? new Set()).add(name));
};

const jsonType = (column: string, imports: Imports): string => {
  const stored = JSON_COLUMNS[column];
  if (!stored) throw new Error(`${column} holds JSON: say in column-types.ts what it is`);
  remember(imports, stored.type.replace('[]', ''), stored.from);
  remember(imports, 'Stored', './stored/stored.ts');
  return `Stored<${stored.type.endsWith('[]') ? 'readonly ' : ''}${stored.type}>`;
};

const wordType = (words: string, imports: Imports): string => {
  const [list = '', part] = words.split('.');
  remember(imports, list, FACTS);
  return part === undefined ? `(typeof ${list})[number]` : `keyof (typeof ${list})["${part}"]`;
};

const importsOf = (imports: Imports): string =>
  [...imports]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([from, names]) => `import type { ${[...names].sort().join(', ')} } from "${from}";`)
    .join('\n');

/** Gives columns of money, JSON and words their own types. */
export const typeColumns = (rows: string): string => {
  const tables = tablesIn(rows);
  const words: Readonly<Record<string, string>> = WORD_COLUMNS;
  const known = new Set([...Object.keys(JSON_COLUMNS), ...Object.keys(words)]);
  const imports: Imports = new Map([['@tailgate/values/money', new Set(['Cents'])]]);
  let table: string | undefined;
  const typed = rows.split('\n').map((line) => {
    const opened = /^export interface (\w+) \{$/.exec(line)?.[1];
    if (opened !== undefined) table = tables.get(opened);
    const [, name = '', type = ''] = /^ {2}(\w+): (.*);$/.exec(line) ?? [];
    if (table === undefined || name === '') return line;
    const column = `${table}.${name}`;
    known.delete(column);
    if (/\bJson\b/.test(type)) return line.replace(/\bJson\b/, () => jsonType(column, imports));
    if (words[column] !== undefined) return line.replace(/\bstring\b/, wordType(words[column], imports));
    return name.endsWith('_cents') ? line.replace(/\bnumber\b/, 'Cents') : line;
  });
  if (known.size > 0) throw new Error(`column-types.ts names what does not exist: ${[...known].join(', ')}`);
  // What kysely-codegen declares for JSON in general is no longer used.
  const generated = typed.join('\n').replaceAll(/^export type Json\w* = [^;]*(?:;\n\})?;\n\n/gm, '');
  return generated.replace(KYSELY, `${KYSELY}\n${importsOf(imports)}`);
};
