import pg, { type Client } from 'pg';
import type { Statement } from './record-statements.ts';

/** Calls after which PostgreSQL may keep one plan for all values. */
const CALLS_BEFORE_GENERIC = 5;

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

const rowsVisited = (node: PlanNode): number => {
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsVisited(child), each * node['Actual Loops']);
};

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value))
    return `{${value.map((one) => (one === null ? 'null' : JSON.stringify(textOf(one)))).join(',')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** As pg sends it, but written out: `execute` takes no parameters. */
const literalOf = (value: unknown): string =>
  value === null || value === undefined ? 'null' : pg.escapeLiteral(textOf(value));

type Mode = 'auto' | 'force_custom_plan' | 'force_generic_plan';

/** Rows and blocks looked at: the same on a busy machine as on an idle one. */
export interface Work {
  readonly first: number;
  readonly ninth: number;
}

/**
 * What a statement costs on its first calls, which are planned for their values, and on its ninth, which may be planned
 * for any. Runs in a transaction that was opened like that of the call.
 */
export const workOfStatement = async (
  client: Client,
  { text, values }: Statement,
  isAlwaysGeneric: boolean,
): Promise<Work> => {
  const execute = `execute measured${values.length > 0 ? `(${values.map(literalOf).join(', ')})` : ''}`;
  const planAs = (mode: Mode) => client.query(`set local plan_cache_mode = ${mode}`);
  const work = async (): Promise<number> => {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (analyze, buffers, timing off, summary off, format json) ${execute}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error(`No plan of ${text}`);
    return rowsVisited(plan) + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  };
  await client.query(`prepare measured as ${text}`);
  await planAs('force_custom_plan');
  const first = await work();
  await planAs(isAlwaysGeneric ? 'force_generic_plan' : 'auto');
  for (let call = 0; call < CALLS_BEFORE_GENERIC; call += 1) await client.query(`explain ${execute}`);
  const ninth = await work();
  await client.query('deallocate measured');
  return { first, ninth };
};
