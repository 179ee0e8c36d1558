import { join, relative } from 'node:path';
import { CONTRACT } from '@tailgate/contract';
import { clockOffsetMs } from '@tailgate/kit';
import { fuzzRowsOf, type FuzzRow } from './inputs/fuzz-row.ts';
import { chosenRows, readOptions, sharesOf, USAGE, type FuzzOptions } from './options.ts';
import { runFuzz } from './run-fuzz.ts';
import { isLimited, neverRefused, refusalsIn, runLimited } from './run-limited.ts';
import { failureLines, inputsIn, neverSucceeded, tableOf, writeFailures } from './summary.ts';
import { faultsOf } from './world/faults.ts';
import { openWorld, type World } from './world/open-world.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FAILURES = join(ROOT, 'artefacts/fuzz/failures.json');
const LANES = 4;
/** For rows whose limits are used up. */
const LIMITED_LANES = 2;

/** The same kinds of inputs with the limits of production used up; answers what is wrong, in lines. */
const fuzzLimited = async (
  world: World,
  fuzzed: readonly FuzzRow[],
  { seed, limitedPerEndpoint: perEndpoint }: FuzzOptions,
  signal: AbortSignal,
): Promise<string[]> => {
  const rows = fuzzed.filter(isLimited);
  if (rows.length === 0) return [];
  const api = await world.startLimited();
  try {
    const lanes = world.lanes.slice(0, LIMITED_LANES);
    const tally = await runLimited({ port: api.port, lanes, rows, seed, perEndpoint, signal });
    console.log(
      `with limits used up: ${inputsIn(tally)} inputs for ${rows.length} endpoints, ${refusalsIn(tally)} refused`,
    );
    return [...failureLines(tally.failures, seed), ...neverRefused(tally, rows), ...(await faultsOf(api))];
  } finally {
    await api.stop();
  }
};

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const rows = fuzzRowsOf(CONTRACT);
  const fuzzed = chosenRows(rows, options.only);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

  const startedAt = performance.now();
  const inputsOf = sharesOf(options, rows);
  const planned = fuzzed.reduce((sum, row) => sum + inputsOf(row), 0);
  console.log(`fuzz: seed ${options.seed}, ${fuzzed.length} endpoints, ${planned} inputs`);
  const world = await openWorld(LANES);
  try {
    const { lanes, process: api } = world;
    const tally = await runFuzz({
      port: api.port,
      lanes,
      rows,
      fuzzed,
      inputsOf,
      seed: options.seed,
      onlyInput: options.onlyInput,
      slowMs: options.slowMs,
      signal: interrupted.signal,
    });
    const limited =
      options.onlyInput === undefined ? await fuzzLimited(world, fuzzed, options, interrupted.signal) : [];
    if (interrupted.signal.aborted) {
      console.log('fuzz: interrupted');
      return 130;
    }
    const faults = [...(await faultsOf(api)), ...limited];
    console.log(tableOf(tally));
    for (const line of [...failureLines(tally.failures, options.seed), ...faults]) console.log(line);
    if (tally.slowOnce > 0) console.log(`slow while all lanes ran: ${tally.slowOnce} answers (tried again alone)`);
    const closed = neverSucceeded(tally);
    if (closed.length > 0) console.log(`never answered with success: ${closed.join(', ')}`);
    const failed = tally.failures.length + faults.length;
    writeFailures(FAILURES, options.seed, tally.failures);
    if (failed > 0) console.log(`written to ${relative(process.cwd(), FAILURES)}`);
    console.log(
      `fuzz: ${inputsIn(tally)} inputs (${tally.fingerprint}), ${failed} failures (seed ${options.seed}, ${Math.round((performance.now() - startedAt) / 1000)} s)`,
    );
    return failed > 0 ? 1 : 0;
  } finally {
    await world.close();
  }
};

clockOffsetMs();
try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
