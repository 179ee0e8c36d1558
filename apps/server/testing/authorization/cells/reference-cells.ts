import { ABILITIES, referencesOf, type DeclaredReference, type EndpointRow, type ErrorCode } from '@tailgate/contract';
import { putAt } from '@tailgate/kit';
import { ABILITY_CASES } from '../abilities.ts';
import { actorsOf, callerAs, callersOf, isParam, permittedCall, showsData, worldsOf, type Cell } from './cell.ts';
import type { Harness } from '../harness.ts';
import { problemWith, type Expected } from '../judge.ts';
import { twinOf, type SentReference } from './twin.ts';

/** Accepted errors for an id in a body or query. */
const REFUSALS: readonly ErrorCode[] = ['not_found', 'validation_failed', 'code_invalid'];

interface Case {
  /** Whether it is allowed in that state. */
  readonly isAllowed: boolean;
  readonly name: string;
  readonly state?: string;
}

/** Every declared reference with an id of the caller, of a stranger and of another site, for every permitted role. */
const sentReferences = (harness: Harness, row: EndpointRow): SentReference[] =>
  referencesOf(row).flatMap((reference) =>
    callersOf(row).flatMap((who) =>
      (['own', 'stranger', 'otherSite'] as const).flatMap((owner) => {
        const { ability } = reference;
        const world = callerAs(harness, who)?.world ?? harness.world('groomer');
        const id = harness.reference(ability, world, owner, row.path);
        // Site-wide rows have no other owner on the same site.
        const isCommon = ABILITIES[ability].scope === 'site' && !hasStrangers(harness, ability);
        return id === undefined || (owner === 'stranger' && isCommon) ? [] : [{ reference, who, owner, id }];
      }),
    ),
  );

const isAllowed = ({ reference, who, owner }: SentReference) => ABILITY_CASES[reference.ability].may(who, owner);

/** Those that are refused as they are, whatever their state. */
export const refusedReferences = (harness: Harness, row: EndpointRow): SentReference[] =>
  sentReferences(harness, row).filter((sent) => !isAllowed(sent));

/** Every declared reference, or some, with ids of everybody. */
export const referenceCells = async (
  harness: Harness,
  row: EndpointRow,
  isTried: (reference: DeclaredReference) => boolean = () => true,
): Promise<Cell[]> => {
  const cells: Cell[] = [];
  for (const sent of sentReferences(harness, row))
    if (isTried(sent.reference)) cells.push(...(await cellsOf(harness, row, sent)));
  return cells;
};

/** One id as it is; if it may be referenced, also in each state in which it may not. */
const cellsOf = async (harness: Harness, row: EndpointRow, sent: SentReference): Promise<Cell[]> => {
  const { reference, who, owner, id } = sent;
  const name = `${who}, ${reference.path} of ${owner}`;
  if (!isAllowed(sent)) {
    const { id: same = id, state } = (await twinOf(harness, row, sent)) ?? {};
    const refused = { isAllowed: false, name, ...(state !== undefined && { state }) };
    return [await referenceCell(harness, row, { ...sent, id: same }, refused)];
  }
  const cells = [await referenceCell(harness, row, sent, { isAllowed: true, name })];
  for (const { what, state, may = () => false } of ABILITY_CASES[reference.ability].unfit ?? [])
    cells.push(
      await referenceCell(harness, row, sent, {
        isAllowed: may(who, owner),
        name: `${name}, ${what}`,
        state: state(id),
      }),
    );
  return cells;
};

const referenceCell = async (
  harness: Harness,
  row: EndpointRow,
  { reference, who, owner, id }: SentReference,
  { isAllowed: isFine, name, state }: Case,
): Promise<Cell> => {
  const { path } = reference;
  const caller = callerAs(harness, who);
  const { input, owners } = await permittedCall(harness, row, who, caller, { path, owner });
  const worlds = worldsOf(harness, caller, isFine ? [...owners, owner] : owners);
  const expected: Expected = isFine
    ? { is: 'allowed', worlds, actors: actorsOf(row, caller) }
    : { is: 'not found', codes: isParam(reference) ? ['not_found'] : REFUSALS, worlds, id };
  const outcome = await harness.send(row, putAt(input, path, id), { caller, ...(state && { state }) });
  return { who: name, problem: problemWith(row, outcome, expected), showsData: showsData(outcome) };
};

const hasStrangers = (harness: Harness, ability: DeclaredReference['ability']) =>
  harness.world('stranger').rowsOf(ABILITIES[ability].table).length > 0;
