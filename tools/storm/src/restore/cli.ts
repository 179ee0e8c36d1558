import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { clockOffsetMs, testSeed } from '@tailgate/kit';

import { cancelledBy } from '../cancelled-by.ts';
import { verdictOf } from '../report.ts';
import { auditRestored } from './audit-restored.ts';
import { DRILL_ARTEFACTS, runDrill, type Drilled } from './drill.ts';
import { parseDrillOptions } from './drill-options.ts';

const LONGEST_MS = 20 * 60_000;

clockOffsetMs();
const options = parseDrillOptions(process.argv.slice(2), testSeed());
const say = (line: string) => console.log(line);

const summaryOf = ({ moment, restored }: Drilled): string[] => [
  `before the chosen second: ${moment.writes.filter(({ acknowledged }) => acknowledged).length} writes, ${moment.bookings.attempts.filter(({ outcome }) => outcome === 'acknowledged').length} changes of appointments, ${moment.completeOrders.size} paid orders and ${moment.documents.size} documents were acknowledged`,
  `begun after it: ${restored.laterWrites.length} writes; the processor has ${restored.laterPayments} payments that the database does not know`,
];

let isFine = false;
try {
  if (!existsSync('/usr/bin/pgbackrest'))
    throw new Error('pgBackRest is not installed: bash tools/setup.sh --drill-packages');
  const drilled = await runDrill(options, say, cancelledBy(LONGEST_MS));
  const findings = auditRestored(drilled.moment, drilled.restored);
  for (const line of summaryOf(drilled)) say(line);
  const verdict = verdictOf(findings, options.expectRed);
  isFine = verdict.isFine;
  for (const line of verdict.lines) say(line.replace(/^storm: /, 'drill: '));
  writeFileSync(join(DRILL_ARTEFACTS, 'findings.json'), JSON.stringify({ options, findings }, undefined, 1));
} catch (error) {
  say(`drill: FAILED, could not run: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
}
process.exit(isFine ? 0 : 1);
