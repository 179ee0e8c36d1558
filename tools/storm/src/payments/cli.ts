import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { clockOffsetMs, testSeed } from '@tailgate/kit';

import { recoveriesOf } from '../audit-recovery.ts';
import { cancelledBy } from '../cancelled-by.ts';
import { KILL_KINDS } from '../facts.ts';
import { verdictOf } from '../report.ts';
import { auditPayments } from './audit-payments.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { parsePaymentOptions } from './payment-options.ts';
import { PAYMENT_ARTEFACTS, runPaymentStorm } from './payment-storm.ts';

const LONGEST_MS = 2 * 3_600_000;

clockOffsetMs();
const options = parsePaymentOptions(process.argv.slice(2), testSeed());
const cancelled = cancelledBy(LONGEST_MS);

const say = (line: string) => console.log(line);

const summaryOf = (facts: PaymentFacts): string[] => {
  const troubles = Map.groupBy(facts.troubles, ({ mode }) => mode);
  const answers = Object.entries(facts.answers).map(([outcome, count]) => `${outcome} × ${count}`);
  const recoveries = recoveriesOf(facts.kills);
  const seconds = facts.lastedMs / 1000;
  return [
    `kills: ${KILL_KINDS.map((kind) => `${kind} ${facts.kills.filter((kill) => kill.kind === kind).length}`).join(', ')}`,
    `processor: ${[...troubles].map(([mode, ones]) => `${mode} × ${ones.reduce((sum, { calls }) => sum + calls, 0)}`).join(', ')}`,
    `orders: ${facts.orders.length}, ${facts.acknowledged.size} acknowledged in ${Math.round(seconds)} s, ${(facts.acknowledged.size / Math.max(1, seconds)).toFixed(1)} per second`,
    `answers seen: ${answers.join(', ')}`,
    `at the processor: ${facts.payments.length} payments`,
    `webhooks sent again: ${facts.replayed}, ${facts.replaysAccepted} accepted`,
    `worst recovery: ${KILL_KINDS.map((kind) => `${kind} ${Math.round(recoveries[kind]?.worstMs ?? 0)} ms`).join(', ')}`,
  ];
};

let isFine = false;
try {
  say(`payment storm: ${options.orders} orders, ${options.kills} kills of each, seed ${options.seed}`);
  const facts = await runPaymentStorm(options, say, cancelled);
  const findings = auditPayments(facts, options.kills);
  for (const line of summaryOf(facts)) say(line);
  const verdict = verdictOf(findings, options.expectRed);
  isFine = verdict.isFine;
  for (const line of verdict.lines) say(line);
  writeFileSync(join(PAYMENT_ARTEFACTS, 'findings.json'), JSON.stringify({ options, findings }, undefined, 1));
} catch (error) {
  const reason: unknown = cancelled.aborted ? `called off: ${String(cancelled.reason)}` : error;
  say(`payment storm: FAILED, could not run: ${reason instanceof Error ? (reason.stack ?? '') : String(reason)}`);
}
process.exit(isFine ? 0 : 1);
