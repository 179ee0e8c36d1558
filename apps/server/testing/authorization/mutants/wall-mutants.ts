import { readSchema, type Policy } from '../../schema/read-schema.ts';
import { schemaProblems } from '../../schema/schema-problems.ts';
import type { Harness } from '../harness.ts';
import { runAsOwner, type GeneratedMutant } from './generated-mutant.ts';

interface Wall {
  readonly table: string;
  readonly policy: Policy;
}

const clause = (word: string, condition: string | null) => (condition === null ? '' : ` ${word} (${condition})`);
const policySql = ({ table, policy: { name, using, check } }: Wall) =>
  `alter policy ${name} on ${table}${clause('using', using)}${clause('with check', check)}`;

const opened = ({ table, policy }: Wall): Wall => {
  const open = (condition: string | null) => (condition === null ? null : 'true');
  return { table, policy: { ...policy, using: open(policy.using), check: open(policy.check) } };
};

const wallsOf = async (harness: Harness, isWanted: (table: string) => boolean): Promise<Wall[]> =>
  (await harness.api.database.asOwner(readSchema))
    .filter(({ name }) => isWanted(name))
    .flatMap(({ name: table, policies }) => policies.map((policy) => ({ table, policy })));

const open = async (harness: Harness, walls: readonly Wall[]): Promise<() => Promise<void>> => {
  const run = (changed: readonly Wall[]) => runAsOwner(harness, changed.map(policySql).join(';'));
  await run(walls.map(opened));
  return async () => void (await run(walls));
};

/** Lets every row of a table through its row-level security; what it answers closes it again. */
export const openWall = async (harness: Harness, table: string): Promise<() => Promise<void>> =>
  open(harness, await wallsOf(harness, (name) => name === table));

/** The same for all tables but those named. */
export const openWalls = async (harness: Harness, but: readonly string[]): Promise<() => Promise<void>> =>
  open(harness, await wallsOf(harness, (name) => !but.includes(name)));

export const wallMutants = async (harness: Harness): Promise<GeneratedMutant[]> =>
  (await harness.api.database.asOwner(readSchema))
    .filter(({ columns }) => columns.some(({ name }) => name === 'site_id'))
    .map(({ name }) => ({
      kind: 'wall',
      name,
      open: () => openWall(harness, name),
      problem: async () => schemaProblems(await harness.api.database.asOwner(readSchema))[0],
    }));
