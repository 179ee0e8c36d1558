import { isSlow, tooSlow } from './answers/slow-answers.ts';
import { exchanger } from './exchange.ts';
import { inputsFingerprint } from './fingerprint.ts';
import { entitledCaller } from './inputs/callers.ts';
import type { FuzzRow } from './inputs/fuzz-row.ts';
import { parseJson } from './inputs/json.ts';
import { inputAt, usualInput, type FuzzInput } from './inputs/plan.ts';
import type { Lane } from './lane.ts';
import { openSender } from './send.ts';
import { newTally, type Tally } from './tally.ts';

export interface FuzzOrder {
  readonly port: number;
  readonly lanes: readonly Lane[];
  /** What the world is learned from. */
  readonly rows: readonly FuzzRow[];
  readonly fuzzed: readonly FuzzRow[];
  readonly seed: number;
  readonly inputsOf: (row: FuzzRow) => number;
  /** One input alone, to repeat what was found. */
  readonly onlyInput?: number | undefined;
  /** An answer that takes this long, also when nothing else runs, is a failure. */
  readonly slowMs: number;
  readonly signal?: AbortSignal;
}

const MOST_SUSPECTS = 50;

/** Sends every input of every row, all lanes at once, and counts what comes back. */
export const runFuzz = async (order: FuzzOrder): Promise<Tally & { readonly fingerprint: string }> => {
  const { lanes, seed, onlyInput, slowMs } = order;
  const tally = newTally(order.fuzzed.map((row) => row.name));
  const sender = openSender(order.port);
  const exchange = exchanger(order.port, sender, (failure) => void tally.failures.push(failure));

  const suspects: { readonly lane: Lane; readonly input: FuzzInput }[] = [];

  /** One usual request to every row, in the order of the contract: the ids it answers are known from then on. */
  const learn = async (lane: Lane): Promise<void> => {
    for (const row of order.rows) {
      if (order.signal?.aborted) return;
      const outcome = await exchange(lane, usualInput(seed, row, lane.known));
      const answer = 'status' in outcome && outcome.status === 200 ? parseJson(outcome.text) : undefined;
      if (answer) lane.learn(row.module, answer.value);
    }
  };

  const inputOf = async (lane: Lane, row: FuzzRow, index: number): Promise<FuzzInput> => {
    const draft = index < lanes.length ? await lane.prepared(row.name) : undefined;
    if (!draft) return inputAt(seed, row, index, lane.known);
    return { row, index, kind: 'prepared', caller: entitledCaller(row.row.access), draft, isNative: true };
  };

  const fuzz = async (lane: Lane, number: number): Promise<void> => {
    for (const row of order.fuzzed) {
      const inputs = order.inputsOf(row);
      for (let index = number; index < inputs; index += lanes.length) {
        if (order.signal?.aborted) return;
        if (onlyInput !== undefined && index !== onlyInput) continue;
        const input = await inputOf(lane, row, index);
        const outcome = await exchange(lane, input);
        if (isSlow(outcome, slowMs)) suspects.push({ lane, input });
        tally.count(row.name, 'broken' in outcome ? 0 : outcome.status, outcome.tookMs);
      }
    }
  };

  /** On a busy machine any answer may be slow; a slow answer is repeated alone before it counts. */
  const trySuspectsAlone = async (): Promise<void> => {
    for (const { lane, input } of suspects.slice(0, MOST_SUSPECTS)) {
      await exchange(lane, input, (outcome) => (isSlow(outcome, slowMs) ? [tooSlow(slowMs)] : []));
    }
  };

  try {
    // One after the other: what a lane is answered depends on what the lanes before it have done, not on their speed.
    for (const lane of lanes) await learn(lane);
    await Promise.all(lanes.map(fuzz));
    await trySuspectsAlone();
  } finally {
    sender.close();
  }
  const fingerprint = inputsFingerprint(
    seed,
    order.fuzzed,
    order.inputsOf,
    lanes.map(({ known }) => known),
  );
  return { ...tally, slowOnce: suspects.length, fingerprint };
};
