import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { clockOffsetMs, testSeed } from '@tailgate/kit';

import { audit } from './audit.ts';
import { cancelledBy } from './cancelled-by.ts';
import { longestSeconds, parseOptions } from './options.ts';
import { summaryOf, verdictOf } from './report.ts';
import { ARTEFACTS, runStorm } from './storm.ts';

/** For starting, sending all that is queued and stopping on a busy machine; a longer run is stuck. */
const SPARE_SECONDS = 1_800;

clockOffsetMs();
const options = parseOptions(process.argv.slice(2), testSeed());
const cancelled = cancelledBy((longestSeconds(options.seconds) + SPARE_SECONDS) * 1000);

const lines: string[] = [];
const say = (line: string) => {
  lines.push(line);
  console.log(line);
};

let isFine = false;
try {
  say(`storm: ${options.seconds} s, ${options.kills} kills of each, seed ${options.seed}`);
  for (const { file, find, replace } of options.mutations) say(`with ${file} changed: ${find} → ${replace}`);
  const facts = await runStorm(options, say, cancelled);
  const findings = audit(facts, options);
  for (const line of summaryOf(facts)) say(line);
  say(`took ${Math.round(performance.now() / 1000)} s in all`);
  const verdict = verdictOf(findings, options.expectRed);
  isFine = verdict.isFine;
  for (const line of verdict.lines) say(line);
  writeFileSync(join(ARTEFACTS, 'facts.json'), JSON.stringify({ options, findings, facts }, undefined, 1));
} catch (error) {
  const reason: unknown = cancelled.aborted ? `called off: ${String(cancelled.reason)}` : error;
  say(`storm: FAILED, could not run: ${reason instanceof Error ? (reason.stack ?? '') : String(reason)}`);
}
appendFileSync(join(ARTEFACTS, 'storm.log'), `${lines.join('\n')}\n`);
process.exit(isFine ? 0 : 1);
