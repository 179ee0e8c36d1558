import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { randomInt } from 'node:crypto';
import { CONTRACT } from '@tailgate/contract';
import { fuzzRowsOf, type FuzzRow } from './inputs/fuzz-row.ts';
import { turnOf } from './inputs/plan.ts';
import { runFuzz } from './run-fuzz.ts';
import { isLimited, neverRefused, refusalsIn, runLimited } from './run-limited.ts';
import { failureLines, inputsIn, neverSucceeded, tableOf, writeFailures } from './summary.ts';
import { faultsOf } from './world/faults.ts';
import { openWorld, type World } from './world/open-world.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FAILURES = join(ROOT, 'artefacts/fuzz/failures.json');
const LANES = 8;
const PER_ENDPOINT = 300;
const SLOW_MS = 2_000;
/** The smoke form costs about the same however many rows there are; another seed each time rotates what is tried. */
const SMOKE = { inputs: 4_500, slowMs: 20_000 };
/** Lanes and inputs for every limited row once its limits are used up. */
const LIMITED = { lanes: 2, perEndpoint: 40, smokePerEndpoint: 8 };
const USAGE = `npm run fuzz -- [options]
  --per-endpoint N   inputs for every row (${PER_ENDPOINT})
  --smoke            ${SMOKE.inputs} inputs for all rows together, at least one of each kind for every row
  --seed S           repeats a run (a random one, which is printed)
  --only TEXT        the row called TEXT (accounts.signIn), or all whose name holds it (accounts.)
  --input I          input number I alone, to repeat a failure`;

const wholeNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}"\n\n${USAGE}`);
  return Number(text);
};

const readOptions = () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      'per-endpoint': text,
      smoke: { type: 'boolean', default: false },
      seed: text,
      only: text,
      input: text,
      help: { type: 'boolean' },
    },
  });
  const onlyInput = wholeNumber('input', values.input);
  return {
    help: values.help === true,
    isSmoke: values.smoke,
    perEndpoint: Math.max(wholeNumber('per-endpoint', values['per-endpoint']) ?? PER_ENDPOINT, (onlyInput ?? 0) + 1),
    seed: wholeNumber('seed', values.seed) ?? randomInt(1, 1_000_000_000),
    only: values.only ?? '',
    onlyInput,
  };
};

/** How many inputs each row gets. */
const sharesOf = (options: ReturnType<typeof readOptions>, rows: number): ((row: FuzzRow) => number) => {
  if (!options.isSmoke) return () => options.perEndpoint;
  const share = Math.floor(SMOKE.inputs / rows);
  return (row) => Math.max(share, turnOf(row));
};

/** The same kinds of inputs with the limits of production used up; answers what is wrong, in lines. */
const fuzzLimited = async (
  world: World,
  fuzzed: readonly FuzzRow[],
  { seed, isSmoke }: Pick<ReturnType<typeof readOptions>, 'seed' | 'isSmoke'>,
  signal: AbortSignal,
): Promise<string[]> => {
  const rows = fuzzed.filter(isLimited);
  if (rows.length === 0) return [];
  const api = await world.startLimited();
  try {
    const perEndpoint = isSmoke ? LIMITED.smokePerEndpoint : LIMITED.perEndpoint;
    const lanes = world.lanes.slice(0, LIMITED.lanes);
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
  const options = readOptions();
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const rows = fuzzRowsOf(CONTRACT);
  const named = rows.filter(({ name }) => name === options.only);
  const fuzzed = named.length > 0 ? named : rows.filter(({ name }) => name.includes(options.only));
  if (fuzzed.length === 0) throw new Error(`No row is called ${options.only}`);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

  const startedAt = performance.now();
  const inputsOf = sharesOf(options, fuzzed.length);
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
      slowMs: options.isSmoke ? SMOKE.slowMs : SLOW_MS,
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
      `fuzz: ${inputsIn(tally)} inputs, ${failed} failures (seed ${options.seed}, ${Math.round((performance.now() - startedAt) / 1000)} s)`,
    );
    return failed > 0 ? 1 : 0;
  } finally {
    await world.close();
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
