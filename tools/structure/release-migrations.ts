// Between two releases the previous one runs on a database with the migrations of the next (decision 0073). Those after
// the last released one are judged together: what they make among themselves is nobody's concern.
import { staleExceptions } from './exceptions.ts';
import type { MigrationFile } from './migrations.ts';
import { parseSql } from './migration-tree.ts';
import { RELEASE_REMEDIES, pendingOf, releaseFindingsOf, type ReleaseRule } from './release-rules.ts';
import { releasedSchema } from './released-schema.ts';

/** Why the previous release lives with it all the same; it goes when `last-released-migration` moves on. */
export interface ReleaseException {
  readonly file: string;
  readonly rule: ReleaseRule;
  readonly reason: string;
  /** The first release that has it, as operators read of it in its notes. */
  readonly release: string;
}

export const releaseProblems = (
  files: readonly MigrationFile[],
  lastReleased: string,
  exceptions: readonly ReleaseException[],
): string[] => {
  const last = files.findIndex(({ name }) => name === lastReleased);
  if (last === -1) return [`${lastReleased} is named as the last released migration and does not exist`];
  const parsed = files.map(({ name, text }) => ({ name, statements: parseSql(text) }));
  const released = releasedSchema(parsed.slice(0, last + 1).flatMap(({ statements }) => statements));
  const later = parsed.slice(last + 1);
  const pending = pendingOf(later.flatMap(({ statements }) => statements));
  const found = later.flatMap(({ name, statements }) =>
    statements.flatMap((statement) =>
      releaseFindingsOf(statement, released, pending).map((finding) => ({
        ...finding,
        key: `${name} [${finding.rule}]`,
      })),
    ),
  );
  const excepted = exceptions.map(({ file, rule }) => `${file} [${rule}]`);
  return [
    ...found
      .filter(({ key }) => !excepted.includes(key))
      .map(({ key, rule, what }) => `${key} ${what}, which the previous release uses: ${RELEASE_REMEDIES[rule]}`),
    ...staleExceptions(new Set(found.map(({ key }) => key)), excepted),
  ];
};
