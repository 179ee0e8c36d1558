import type { CallName, EndpointRow } from '@tailgate/contract';
import { callerAs, permittedCall, type Cell } from './cell.ts';
import { nameOf, type Harness, type Outcome } from '../harness.ts';
import { refusedReferences } from './reference-cells.ts';
import { joined, twinOf, type SentReference, type Twin } from './twin.ts';

/** References that nobody can send with success, each with the reason. One that somebody can is not listed. */
const WITHOUT_TWIN: Readonly<Partial<Record<CallName, Readonly<Record<string, string>>>>> = {
  'POST /v2/account/impersonation': { 'body.accountId of own': 'Nobody acts for support.' },
  'PUT /v2/staff/team/:id/duties/:duty': { 'params.id of stranger': 'Nobody entrusts who is not staff.' },
  'DELETE /v2/staff/team/:id/duties/:duty': { 'params.id of stranger': 'Nobody entrusts who is not staff.' },
};

/** A page without rows is no success: it is what those are shown who are refused. */
const isEmptyPage = (raw: string) => /"total":0[,}]/.test(raw) && raw.includes('"items":[]');
const succeeds = ({ status, raw }: Outcome) => status < 400 && !isEmptyPage(raw);

/** The twin's call in the state in which the other one was refused. */
const outcomeOf = async (
  harness: Harness,
  row: EndpointRow,
  { reference, who, owner }: SentReference,
  { caller, world, input, state }: Twin,
  earlier: Map<string, Promise<Outcome>>,
): Promise<Outcome> => {
  const placed = { path: reference.path, owner };
  const { input: refused } = await permittedCall(harness, row, who, callerAs(harness, who), placed);
  const options = { caller, state: joined(refused.setup, state) ?? '', site: world.site };
  const key = JSON.stringify([world.name, caller?.role, input, options.state]);
  const outcome = earlier.get(key) ?? harness.send(row, input, options);
  earlier.set(key, outcome);
  return await outcome;
};

/**
 * Every row of others that is refused, sent by somebody who may: with the same id and in the same state it succeeds. What
 * one role is refused proves those of the other roles, and one call all references that do not change it.
 */
export const twinCells = async (harness: Harness, row: EndpointRow): Promise<Cell[]> => {
  const cells: Cell[] = [];
  const tried = new Set<string>();
  const earlier = new Map<string, Promise<Outcome>>();
  const exceptions = WITHOUT_TWIN[nameOf(row)] ?? {};
  for (const refused of refusedReferences(harness, row)) {
    const name = `${refused.reference.path} of ${refused.owner}`;
    if (tried.has(`${name} ${refused.id}`)) continue;
    tried.add(`${name} ${refused.id}`).add(name);
    const twin = await twinOf(harness, row, refused);
    const outcome = twin && (await outcomeOf(harness, row, refused, twin, earlier));
    const isProved = outcome !== undefined && succeeds(outcome);
    const got = outcome ? `${outcome.status} ${outcome.raw.slice(0, 200)}` : 'nobody who may';
    const problem = isProved
      ? 'succeeds, though it is listed'
      : `is refused to ${twin?.who ?? 'everybody'} who may: ${got}`;
    cells.push({ who: name, problem: isProved === name in exceptions ? problem : undefined, showsData: false });
  }
  const unknown = Object.keys(exceptions).filter((name) => !tried.has(name));
  return [...cells, ...unknown.map((who) => ({ who, problem: 'is listed, but never refused', showsData: false }))];
};
