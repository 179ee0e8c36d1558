import { ABILITIES, ROLES, type EndpointRow } from '@tailgate/contract';
import type { Harness } from '../harness.ts';
import { referenceCells } from '../cells/reference-cells.ts';
import { onlyIdIn, withoutRelations, type OpenFilter } from './filters.ts';
import { replaced, type GeneratedMutant, type Reach } from './generated-mutant.ts';
import type { StatementTap } from './sent-statements.ts';
import { openWalls } from './wall-mutants.ts';

type Close = () => Promise<void>;

/** Something else that may refuse what the mutant lets through. */
interface Guard {
  readonly name: string;
  open(): Close;
}

type Held = Pick<GeneratedMutant, 'open'> & { readonly reach: Reach };

/** The cells in which the harness notices something. */
const noticedIn = async (harness: Harness, row: EndpointRow, { isReached }: Reach): Promise<string[]> =>
  (await referenceCells(harness, row, isReached)).flatMap(({ who, problem }) => (problem === undefined ? [] : [who]));

/** A rule about the viewer may be reached only by roles that it lets through. */
const rolesOf = ({ access }: EndpointRow, { opensWall }: Reach): Guard[] =>
  !opensWall && access.kind === 'session' && access.roles.length < ROLES.length
    ? [{ name: 'the roles of the endpoint', open: () => replaced(access, { roles: ROLES }) }]
    : [];

/** Ids that are sent where the caller's own are expected. */
const foreignIds = (harness: Harness, { path }: EndpointRow, { ability }: Reach): unknown[] =>
  (['stranger', 'otherSite'] as const).flatMap(
    (owner) => harness.reference(ability, harness.world('groomer'), owner, path) ?? [],
  );

/**
 * The conditions on other rows in the statements that are sent while the mutant is open. One that only repeats the id
 * that was sent says which row is meant, and keeps nobody out.
 */
const conditionsOf = async (harness: Harness, tap: StatementTap, row: EndpointRow, reach: Reach): Promise<Guard[]> => {
  const { table, key } = ABILITIES[reach.ability];
  const foreign = foreignIds(harness, row, reach);
  const isNamed = (text: string, values: readonly unknown[]) => {
    const at = onlyIdIn(text);
    return at !== undefined && values.some((each) => Array.isArray(each) && foreign.includes(each[at - 1]));
  };
  const isKey = ({ condition }: OpenFilter) => condition.replaceAll('"', '').startsWith(`${table}.${key} `);
  const sent = [...(await tap.during(() => referenceCells(harness, row, reach.isReached)))];
  return sent.flatMap(([text, values]) =>
    (isNamed(text, values) ? [] : withoutRelations(text).filter((each) => !isKey(each))).map(({ condition, open }) => ({
      name: condition,
      open: () => {
        tap.change(text, open);
        return () => {
          tap.restore();
          return Promise.resolve();
        };
      },
    })),
  );
};

/**
 * The first guard without which the harness notices the mutant, in a cell that is fine without that guard alone and in
 * which nothing was noticed before.
 */
const guardAmong = async (
  harness: Harness,
  row: EndpointRow,
  guards: readonly Guard[],
  mutant: Held,
  before: readonly string[],
): Promise<string | undefined> => {
  let closeMutant = await mutant.open(harness);
  let found: string | undefined;
  for (const guard of guards) {
    const closeGuard = guard.open();
    const noticed = (await noticedIn(harness, row, mutant.reach)).filter((who) => !before.includes(who));
    if (noticed.length > 0) {
      await closeMutant();
      const alone = await noticedIn(harness, row, mutant.reach);
      closeMutant = await mutant.open(harness);
      if (noticed.some((who) => !alone.includes(who))) found = guard.name;
    }
    await closeGuard();
    if (found !== undefined) break;
  }
  await closeMutant();
  return found;
};

const guardIn = async (
  harness: Harness,
  tap: StatementTap,
  row: EndpointRow,
  mutant: Held,
  before: readonly string[] = [],
): Promise<string | undefined> => {
  const close = await mutant.open(harness);
  const conditions = await conditionsOf(harness, tap, row, mutant.reach);
  await close();
  return await guardAmong(harness, row, [...rolesOf(row, mutant.reach), ...conditions], mutant, before);
};

/** The same with the walls around all other tables open, for what is checked by nothing but walls. */
const guardWithoutWalls = async (
  harness: Harness,
  tap: StatementTap,
  row: EndpointRow,
  { open, reach }: Held,
): Promise<string | undefined> => {
  const { scope, table } = ABILITIES[reach.ability];
  if (scope !== 'site') return undefined;
  const closeWalls = await openWalls(harness, [table]);
  const alone = await noticedIn(harness, row, reach);
  const closeMutant = await open(harness);
  const before = await noticedIn(harness, row, reach);
  await closeMutant();
  await closeWalls();
  if (before.some((who) => !alone.includes(who))) return 'the walls of other tables';
  const openAll = async () => {
    const closers = [await openWalls(harness, [table]), await open(harness)];
    return async () => {
      for (const close of closers) await close();
    };
  };
  return await guardIn(harness, tap, row, { open: openAll, reach }, before);
};

/**
 * What else holds a rule or a reference whose check can be removed unnoticed: the roles of an endpoint, or a condition
 * in one of the statements that follow. Rows of the site are kept from other sites by the walls around all tables: where
 * nothing is found with them, it is looked for without them.
 */
export const secondGuardOf = async (harness: Harness, tap: StatementTap, mutant: Held): Promise<string | undefined> => {
  for (const search of [guardIn, guardWithoutWalls])
    for (const row of mutant.reach.rows) {
      const guard = await search(harness, tap, row, mutant);
      if (guard !== undefined) return guard;
    }
  return undefined;
};
