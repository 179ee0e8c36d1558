import { LIMITS, type Limit } from '@tailgate/contract';
import { exchanger } from './exchange.ts';
import type { FuzzRow } from './inputs/fuzz-row.ts';
import { inputAt, usualInput, type FuzzInput } from './inputs/plan.ts';
import type { Lane } from './lane.ts';
import { openSender } from './send.ts';
import { newTally, type Tally } from './tally.ts';

const REFUSED = 429;

export const isLimited = ({ row }: FuzzRow): boolean => row.limit.length > 0;

/** Counted by the pipeline under a key that a lane has used before; what handlers count depends on the input. */
const isAlwaysCounted = ({ row }: FuzzRow): boolean =>
  row.limit.some(({ name }) => {
    const { per }: Limit = LIMITS[name];
    return per === 'account' || per === 'address';
  });

/** Sends inputs to rows whose limits are used up: a usual one from every lane, then others. */
export const runLimited = async (order: {
  readonly port: number;
  readonly lanes: readonly Lane[];
  readonly rows: readonly FuzzRow[];
  readonly seed: number;
  readonly perEndpoint: number;
  readonly signal?: AbortSignal;
}): Promise<Tally> => {
  const { port, lanes, rows, seed, perEndpoint } = order;
  const tally = newTally(rows.map(({ name }) => name));
  const sender = openSender(port);
  const exchange = exchanger(port, sender, (failure) => void tally.failures.push(failure));
  const send = async (lane: Lane, input: FuzzInput): Promise<void> => {
    const outcome = await exchange(lane, input);
    tally.count(input.row.name, 'broken' in outcome ? 0 : outcome.status, outcome.tookMs);
  };
  const run = async (lane: Lane, number: number): Promise<void> => {
    for (const row of rows) {
      if (order.signal?.aborted) return;
      await send(lane, usualInput(seed, row, lane.known));
      for (let index = number; index < perEndpoint; index += lanes.length)
        await send(lane, inputAt(seed, row, index, lane.known));
    }
  };
  try {
    await Promise.all(lanes.map(run));
  } finally {
    sender.close();
  }
  return tally;
};

/** Rows that answered as if their limits were not used up. */
export const neverRefused = (tally: Tally, rows: readonly FuzzRow[]): string[] =>
  rows
    .filter((row) => isAlwaysCounted(row) && !tally.rows.get(row.name)?.statuses.has(REFUSED))
    .map(({ name }) => `FAILED ${name} was never refused, although its limits are used up`);

export const refusalsIn = (tally: Tally): number =>
  [...tally.rows.values()].reduce((sum, { statuses }) => sum + (statuses.get(REFUSED) ?? 0), 0);
