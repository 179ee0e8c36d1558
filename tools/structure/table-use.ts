/** A place in a source file that names a table. */
export interface TableUse {
  readonly table: string;
  readonly line: number;
  readonly writes: boolean;
}

const READ_CALLS = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'from', 'using'];
const WRITE_CALLS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
const BUILDER = new RegExp(
  `\\b(${[...READ_CALLS, ...WRITE_CALLS].join('|')})\\(\\s*'([a-z_]+)(?:\\s+as\\s+\\w+)?'`,
  'g',
);
const SQL_READ = /\b(?:from|join)\s+(?:only\s+)?([a-z_]+)\b/g;
const SQL_WRITE =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?([a-z_]+)\b/g;
const SQL_TEMPLATE = /\bsql(?:<(?:[^<>]|<[^<>]*>)*>)?`((?:[^`\\]|\\.)*)`/g;

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** Every use of a known table in query builder calls and in SQL templates. */
export const tableUses = (source: string, tables: ReadonlySet<string>): TableUse[] => {
  const uses: TableUse[] = [];
  for (const match of source.matchAll(BUILDER)) {
    const [, call = '', table = ''] = match;
    if (tables.has(table)) uses.push({ table, line: lineAt(source, match.index), writes: WRITE_CALLS.includes(call) });
  }
  for (const template of source.matchAll(SQL_TEMPLATE)) {
    const text = template[1] ?? '';
    const start = template.index + template[0].indexOf('`') + 1;
    const collect = (pattern: RegExp, writes: boolean) => {
      for (const match of text.matchAll(pattern)) {
        const table = match[1] ?? '';
        if (tables.has(table)) uses.push({ table, line: lineAt(source, start + match.index), writes });
      }
    };
    collect(SQL_WRITE, true);
    collect(SQL_READ, false);
  }
  // `delete from x` is one use, and a write.
  return uses.filter(
    (use, index) =>
      use.writes ||
      !uses.some((other, at) => at !== index && other.writes && other.table === use.table && other.line === use.line),
  );
};
