import { ABILITIES, referencesOf, type DeclaredReference, type EndpointRow, type ErrorCode } from '@tailgate/contract';
import { putAt } from '@tailgate/kit';
import { ABILITY_CASES, type Owner } from './abilities.ts';
import { actorsOf, isParam, permittedCall, showsData, worldsOf, type Cell, type Who } from './cell.ts';
import type { Harness } from './harness.ts';
import { problemWith, type Expected } from './judge.ts';

/** Accepted errors for an id in a body or query. */
const REFUSALS: readonly ErrorCode[] = ['not_found', 'validation_failed', 'code_invalid'];

type Case = Pick<(typeof ABILITY_CASES)[DeclaredReference['ability']], 'may'>;

interface Tried {
  readonly reference: DeclaredReference;
  readonly who: Who;
  readonly owner: Owner;
}

/** Open to visitors, who may name rows of their own once they are signed in. */
const takesSignedIn = (row: EndpointRow): boolean =>
  referencesOf(row).some(({ ability }) => {
    const { may } = ABILITY_CASES[ability];
    return !may('nobody', 'own') && may('customer', 'own');
  });

const callersOf = (row: EndpointRow): readonly Who[] => {
  if (row.access.kind === 'session') return row.access.roles;
  return takesSignedIn(row) ? ['nobody', 'customer'] : ['nobody'];
};

/** Every declared reference, or some, with the id of a stranger and of another site, for every permitted role. */
export const referenceCells = async (
  harness: Harness,
  row: EndpointRow,
  isTried: (reference: DeclaredReference) => boolean = () => true,
): Promise<Cell[]> => {
  const cells: Cell[] = [];
  for (const reference of referencesOf(row).filter(isTried))
    for (const who of callersOf(row))
      for (const owner of ['own', 'stranger', 'otherSite'] as const)
        cells.push(...(await cellsOf(harness, row, { reference, who, owner })));
  return cells;
};

const callerAs = (harness: Harness, who: Who) => (who === 'nobody' ? undefined : harness.caller(who));

/** One id as it is; if it may be referenced, also in each state in which it may not. */
const cellsOf = async (harness: Harness, row: EndpointRow, tried: Tried): Promise<Cell[]> => {
  const { reference, who, owner } = tried;
  const { ability, path } = reference;
  const world = callerAs(harness, who)?.world ?? harness.world('groomer');
  const id = harness.reference(ability, world, owner, row.path);
  // Site-wide rows have no other owner on the same site.
  const isCommon = ABILITIES[ability].scope === 'site' && !hasStrangers(harness, ability);
  if (id === undefined || (owner === 'stranger' && isCommon)) return [];
  const { may, unfit = [] } = ABILITY_CASES[ability];
  const cells = [await referenceCell(harness, row, tried, { id, may, name: `${who}, ${path} of ${owner}` })];
  if (!may(who, owner)) return cells;
  for (const { what, state, may: mayStill = () => false } of unfit) {
    const given = { id, may: mayStill, name: `${who}, ${path} of ${owner}, ${what}`, state: state(id) };
    cells.push(await referenceCell(harness, row, tried, given));
  }
  return cells;
};

const referenceCell = async (
  harness: Harness,
  row: EndpointRow,
  { reference, who, owner }: Tried,
  { id, may, name, state }: Case & { readonly id: string; readonly name: string; readonly state?: string },
): Promise<Cell> => {
  const { path } = reference;
  const caller = callerAs(harness, who);
  const { input, owners } = await permittedCall(harness, row, who, caller, { path, owner });
  const isAllowed = may(who, owner);
  const worlds = worldsOf(harness, caller, isAllowed ? [...owners, owner] : owners);
  const expected: Expected = isAllowed
    ? { is: 'allowed', worlds, actors: actorsOf(row, caller) }
    : { is: 'not found', codes: isParam(reference) ? ['not_found'] : REFUSALS, worlds, id };
  const outcome = await harness.send(row, putAt(input, path, id), { caller, ...(state && { state }) });
  return { who: name, problem: problemWith(row, outcome, expected), showsData: showsData(outcome) };
};

const hasStrangers = (harness: Harness, ability: DeclaredReference['ability']) =>
  harness.world('stranger').rowsOf(ABILITIES[ability].table).length > 0;
