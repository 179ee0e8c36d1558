import { auditJobCounts, auditMessages, auditQueue, auditRolledBack, auditUnaskedTexts } from './audit-jobs.ts';
import { auditLive } from './audit-live.ts';
import { auditRecoveries, auditSurvival } from './audit-recovery.ts';
import { auditAnsweredIds, auditPreferences, auditRefusals, auditReplays, auditRows } from './audit-writes.ts';
import { auditBookingCoverage, auditBookings } from './bookings/audit-bookings.ts';
import { auditCustodyCoverage } from './bookings/audit-vans.ts';
import { TROUBLED_VENDORS, TROUBLES, WRITE_KINDS, type Facts, type KillKind } from './facts.ts';

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
  'overlap',
  'half',
  'van',
  'coverage',
] as const;
export type Rule = (typeof RULES)[number];

export interface Finding {
  readonly rule: Rule;
  readonly message: string;
}

const LEAST_ACKNOWLEDGED = 10;
const LEAST_ROLLED_BACK = 10;

const least = (what: string, count: number, wanted: number): Finding[] =>
  count < wanted ? [{ rule: 'coverage', message: `only ${count} ${what}, ${wanted} are needed` }] : [];

/** The minimum of client activity; a slow machine takes longer to reach it. */
export function auditClientCoverage(facts: Pick<Facts, 'writes' | 'rolledBack'>): Finding[] {
  const ofKinds = WRITE_KINDS.flatMap((kind) => {
    const acknowledged = facts.writes.filter((write) => write.kind === kind && write.acknowledged);
    const replayed = acknowledged.filter((write) => write.replays.length > 0);
    return [
      ...least(`acknowledged writes of kind ${kind}`, acknowledged.length, LEAST_ACKNOWLEDGED),
      ...least(`replays of kind ${kind}`, replayed.length, 1),
    ];
  });
  const whole = facts.rolledBack.filter((one) => one.wasWhole);
  return [...ofKinds, ...least('transactions rolled back whole', whole.length, LEAST_ROLLED_BACK)];
}

/** Every vendor must have failed in every way. */
export function auditTroubles({ troubles }: Pick<Facts, 'troubles'>): Finding[] {
  const callsOf = (vendor: string, mode: string) =>
    troubles.filter((one) => one.vendor === vendor && one.mode === mode).reduce((sum, { calls }) => sum + calls, 0);
  return TROUBLED_VENDORS.flatMap((vendor) =>
    TROUBLES.flatMap((mode) => least(`calls of ${vendor} with ${mode}`, callsOf(vendor, mode), 1)),
  );
}

/** A storm with too little activity is inconclusive. */
export function auditCoverage(facts: Facts, killsWanted: number): Finding[] {
  const kills = (kind: KillKind) => facts.kills.filter((kill) => kill.kind === kind).length;
  return [
    ...(['api', 'postgres', 'nats'] as const).flatMap((kind) => least(`kills of ${kind}`, kills(kind), killsWanted)),
    ...least('kills of workers', kills('worker'), Math.ceil(killsWanted / 2)),
    ...auditClientCoverage(facts),
    ...auditTroubles(facts),
    ...least('bursts to the browser', facts.live.bursts.length, killsWanted),
    ...least('API processes that published to the browser', facts.live.told.length, 1),
    ...least('foreign subscriptions tried', facts.live.foreignSubscriptions.length, 1),
  ];
}

export interface Expectations {
  /** Of API, PostgreSQL and NATS each. */
  readonly kills: number;
  readonly recoveryLimitMs: number;
  /** With appointments. */
  readonly attempts?: number;
}

export function audit(facts: Facts, { kills, recoveryLimitMs, attempts = 0 }: Expectations): Finding[] {
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
    ...auditRecoveries(facts, recoveryLimitMs),
    ...auditLive(facts),
    ...auditBookings(facts),
    ...auditBookingCoverage(facts, attempts),
    ...auditCustodyCoverage(facts, attempts),
    ...auditCoverage(facts, kills),
  ];
}
