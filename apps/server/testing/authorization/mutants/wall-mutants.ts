import { readSchema, type Policy } from '../../schema/read-schema.ts';
import { schemaProblems } from '../../schema/schema-problems.ts';
import type { Harness } from '../harness.ts';
import { runAsOwner, type GeneratedMutant } from './generated-mutant.ts';

const clause = (word: string, condition: string | null) => (condition === null ? '' : ` ${word} (${condition})`);
const policySql = (table: string, { name, using, check }: Pick<Policy, 'name' | 'using' | 'check'>) =>
  `alter policy ${name} on ${table}${clause('using', using)}${clause('with check', check)}`;

/** Lets every row of a table through its row-level security; what it answers closes it again. */
export const openWall = async (harness: Harness, table: string): Promise<() => Promise<void>> => {
  const schema = await harness.api.database.asOwner(readSchema);
  const policies = schema.find(({ name }) => name === table)?.policies ?? [];
  const opened = (condition: string | null) => (condition === null ? null : 'true');
  for (const policy of policies)
    await runAsOwner(
      harness,
      policySql(table, { name: policy.name, using: opened(policy.using), check: opened(policy.check) }),
    );
  return async () => {
    for (const policy of policies) await runAsOwner(harness, policySql(table, policy));
  };
};

export const wallMutants = async (harness: Harness): Promise<GeneratedMutant[]> =>
  (await harness.api.database.asOwner(readSchema))
    .filter(({ columns }) => columns.some(({ name }) => name === 'site_id'))
    .map(({ name }) => ({
      kind: 'wall',
      name,
      open: () => openWall(harness, name),
      problem: async () => schemaProblems(await harness.api.database.asOwner(readSchema))[0],
    }));
