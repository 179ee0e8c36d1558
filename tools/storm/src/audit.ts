import { auditJobCounts, auditMessages, auditQueue, auditRolledBack, auditUnaskedTexts } from './audit-jobs.ts';
import { auditLive } from './audit-live.ts';
import { auditRecoveries, auditSurvival } from './audit-recovery.ts';
import { auditAnsweredIds, auditPreferences, auditRefusals, auditReplays, auditRows } from './audit-writes.ts';
import { WRITE_KINDS } from './facts.ts';
import type { Facts, KillKind } from './facts.ts';

export const RULES = [
  'lost',
  'twice',
  'replay',
  'refused',
  'jobs',
  'rolled back',
  'api survival',
  'worker survival',
  'recovery',
  'live',
  'coverage',
] as const;
export type Rule = (typeof RULES)[number];

export interface Finding {
  readonly rule: Rule;
  readonly message: string;
}

const LEAST_ACKNOWLEDGED = 10;
const LEAST_ROLLED_BACK = 10;

/** A storm in which too little happened has shown nothing. */
export function auditCoverage(facts: Facts, killsWanted: number): Finding[] {
  const findings: Finding[] = [];
  const least = (what: string, count: number, wanted: number) => {
    if (count < wanted) findings.push({ rule: 'coverage', message: `only ${count} ${what}, ${wanted} are needed` });
  };
  const kills = (kind: KillKind) => facts.kills.filter((kill) => kill.kind === kind).length;
  for (const kind of ['api', 'postgres', 'nats'] as const) least(`kills of ${kind}`, kills(kind), killsWanted);
  least('kills of workers', kills('worker'), 1);
  for (const kind of WRITE_KINDS) {
    const acknowledged = facts.writes.filter((write) => write.kind === kind && write.acknowledged);
    least(`acknowledged writes of kind ${kind}`, acknowledged.length, LEAST_ACKNOWLEDGED);
    least(`replays of kind ${kind}`, acknowledged.filter((write) => write.replays.length > 0).length, 1);
  }
  least('transactions rolled back whole', facts.rolledBack.filter((one) => one.wasWhole).length, LEAST_ROLLED_BACK);
  least('bursts to the browser', facts.live.bursts.length, killsWanted);
  least('API processes asked to tell the browser', facts.live.told.length, 1);
  least('foreign subscriptions tried', facts.live.foreignSubscriptions.length, 1);
  return findings;
}

export function audit(facts: Facts, killsWanted: number): Finding[] {
  return [
    ...auditRows(facts),
    ...auditAnsweredIds(facts),
    ...auditPreferences(facts),
    ...auditReplays(facts),
    ...auditRefusals(facts),
    ...auditMessages(facts),
    ...auditJobCounts(facts),
    ...auditQueue(facts),
    ...auditRolledBack(facts),
    ...auditUnaskedTexts(facts),
    ...auditSurvival(facts),
    ...auditRecoveries(facts),
    ...auditLive(facts),
    ...auditCoverage(facts, killsWanted),
  ];
}
