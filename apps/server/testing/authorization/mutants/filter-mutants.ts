import type { EndpointRow } from '@tailgate/contract';
import { ENDPOINTS } from '../endpoints.ts';
import type { Harness } from '../harness.ts';
import { limitCells } from '../cells/limit-cells.ts';
import { referenceCells } from '../cells/reference-cells.ts';
import { roleCells } from '../cells/role-cells.ts';
import { sessionCells } from '../cells/session-cells.ts';
import { withoutFilters } from './filters.ts';
import { firstProblem, type GeneratedMutant } from './generated-mutant.ts';
import type { StatementTap } from './sent-statements.ts';

/** What shows rows and what counts calls; sessions are checked by a function of the database. */
const SENDING = [roleCells, referenceCells, limitCells];
export const ALL_CELLS = [...SENDING, sessionCells];

const oneLine = (statement: string) => statement.replaceAll(/\s+/g, ' ');

/**
 * One for each condition on ownership in each statement that the endpoints send. Their cells must be fine as long as
 * nothing is taken out.
 */
export const filterMutants = async (harness: Harness, tap: StatementTap): Promise<GeneratedMutant[]> => {
  const senders = new Map<string, EndpointRow[]>();
  for (const row of ENDPOINTS) {
    const sent = await tap.during(async () => {
      const problem = await firstProblem(harness, [row], SENDING);
      if (problem !== undefined) throw new Error(`Without any mutant: ${problem}`);
    });
    for (const text of sent.keys()) senders.set(text, [...(senders.get(text) ?? []), row]);
  }
  return [...senders].flatMap(([text, rows]) =>
    withoutFilters(text).map(({ condition, open, inverted }): GeneratedMutant => ({
      kind: 'filter',
      name: `${condition} in ${oneLine(text).slice(0, 150)}`,
      open: () => {
        tap.change(text, open);
        return Promise.resolve(() => {
          tap.restore();
          return Promise.resolve();
        });
      },
      problem: async () => {
        const noticed = await firstProblem(harness, rows, SENDING);
        if (noticed !== undefined) return noticed;
        tap.change(text, inverted);
        return await firstProblem(harness, rows, SENDING);
      },
    })),
  );
};
