// What a migration may do while people work: nothing that reads or writes a whole table under a lock. Checked on the
// syntax tree, in the order in which the files are applied, so that it is known what each of them finds.
import type { Node } from 'libpg-query';
import { isStepByStep, statementsOf } from '../../apps/server/src/platform/db/apply-migration.ts';
import { staleExceptions } from './exceptions.ts';
import type { Exception } from './migration-exceptions.ts';
import { lockedBy, rowsMovedBy, validatedBy } from './migration-locks.ts';
import { findingsOf, REMEDIES, type Finding } from './migration-rules.ts';
import { emptySchema, learn, madeBy, type Schema } from './migration-schema.ts';
import { parseSql } from './migration-tree.ts';

export interface MigrationFile {
  readonly name: string;
  readonly text: string;
}

interface Found extends Finding {
  readonly file: string;
}

/** As the migrator applies it: all at once, or each statement by itself. */
const transactionsOf = (text: string): Node[][] =>
  (isStepByStep(text) ? statementsOf(text) : [text]).map((part) => parseSql(part));

/** What takes long while the same transaction keeps others from a table. */
const waitsIn = (transaction: readonly Node[], schema: Schema, isInUse: (table: string) => boolean): Finding[] => {
  const locked = [...new Set(transaction.flatMap((statement) => lockedBy(statement, schema)))].filter(isInUse);
  if (locked.length === 0) return [];
  const meanwhile = `while it locks ${locked.join(', ')}`;
  return transaction.flatMap((statement): Finding[] => [
    ...validatedBy(statement)
      .filter(({ table }) => isInUse(table))
      .map(({ table, constraint }): Finding => ({
        rule: 'validated-under-lock',
        what: `validates ${constraint} of ${table} ${meanwhile}`,
      })),
    ...rowsMovedBy(statement)
      .filter(isInUse)
      .map((table): Finding => ({ rule: 'rows-under-lock', what: `goes through the rows of ${table} ${meanwhile}` })),
  ]);
};

const findingsIn = (text: string, schema: Schema): Finding[] => {
  const transactions = transactionsOf(text);
  // Nobody uses yet what the same file makes.
  const made = new Set(transactions.flat().flatMap(madeBy));
  const isInUse = (table: string) => !made.has(table);
  return transactions.flatMap((transaction) => {
    const waits = waitsIn(transaction, schema, isInUse);
    const findings = transaction.flatMap((statement) => {
      const found = findingsOf(statement, schema, isInUse);
      learn(schema, statement);
      return found;
    });
    return [...findings, ...waits];
  });
};

const numberOf = (name: string) => name.slice(0, 4);

const findingsOfFiles = (files: readonly MigrationFile[]): Found[] => {
  const schema = emptySchema();
  const numbers = new Map<string, string>();
  return files.flatMap(({ name, text }) => {
    const findings: Finding[] = [];
    const holder = numbers.get(numberOf(name));
    if (holder) findings.push({ rule: 'number-taken', what: `has the number of ${holder}` });
    else numbers.set(numberOf(name), name);
    try {
      findings.push(...findingsIn(text, schema));
    } catch (error) {
      findings.push({ rule: 'unreadable', what: `cannot be read: ${String(error)}` });
    }
    return findings.map((finding) => ({ ...finding, file: name }));
  });
};

/** Files have to be in the order in which they are applied. An exception that excepts nothing is a problem, too. */
export const migrationProblems = (files: readonly MigrationFile[], exceptions: readonly Exception[]): string[] => {
  const keyOf = ({ file, rule }: Pick<Exception, 'file' | 'rule'>) => `${file} [${rule}]`;
  const found = findingsOfFiles(files);
  const excepted = exceptions.map(keyOf);
  return [
    ...found
      .filter((finding) => !excepted.includes(keyOf(finding)))
      .map((finding) => `${keyOf(finding)} ${finding.what}: ${REMEDIES[finding.rule]}`),
    ...staleExceptions(new Set(found.map(keyOf)), excepted),
  ];
};
