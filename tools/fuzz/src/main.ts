import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { randomInt } from 'node:crypto';
import { CONTRACT } from '@tailgate/contract';
import { fuzzRowsOf } from './inputs/fuzz-row.ts';
import { runFuzz } from './run-fuzz.ts';
import { failureLines, inputsIn, neverSucceeded, tableOf, writeFailures } from './summary.ts';
import { faultsOf } from './world/faults.ts';
import { openWorld } from './world/open-world.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FAILURES = join(ROOT, 'artefacts/fuzz/failures.json');
const LANES = 8;
const USAGE = `npm run fuzz -- [options]
  --per-endpoint N   inputs for every row (300)
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
    options: { 'per-endpoint': text, seed: text, only: text, input: text, help: { type: 'boolean' } },
  });
  const onlyInput = wholeNumber('input', values.input);
  return {
    help: values.help === true,
    perEndpoint: Math.max(wholeNumber('per-endpoint', values['per-endpoint']) ?? 300, (onlyInput ?? 0) + 1),
    seed: wholeNumber('seed', values.seed) ?? randomInt(1, 1_000_000_000),
    only: values.only ?? '',
    onlyInput,
  };
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
  console.log(`fuzz: seed ${options.seed}, ${fuzzed.length} endpoints, ${options.perEndpoint} inputs each`);
  const world = await openWorld(LANES);
  try {
    const { lanes, process: api } = world;
    const tally = await runFuzz({ port: api.port, lanes, rows, fuzzed, ...options, signal: interrupted.signal });
    if (interrupted.signal.aborted) {
      console.log('fuzz: interrupted');
      return 130;
    }
    const faults = await faultsOf(api);
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
