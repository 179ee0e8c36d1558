import { recoveriesOf } from '../audit-recovery.ts';
import { TROUBLES, type KillKind } from '../facts.ts';
import type { PaymentFacts, StoredOrder } from './payment-facts.ts';

export const PAYMENT_RULES = [
  'one charge',
  'paid',
  'booked',
  'ledger',
  'unfinished',
  'replay',
  'survival',
  'recovery',
  'coverage',
] as const;
export type PaymentRule = (typeof PAYMENT_RULES)[number];

export interface PaymentFinding {
  readonly rule: PaymentRule;
  readonly message: string;
}

const RECOVERY_LIMIT_MS = 60_000;
const KILLED: readonly KillKind[] = ['api', 'postgres', 'worker'];

/** Database and processor must say the same of every order. */
function auditOrder(order: StoredOrder, paidCents: readonly number[], isAcknowledged: boolean): PaymentFinding[] {
  const { id, status, settlements, captured, pending, capturedCents, bookings, bookedCents } = order;
  const isComplete = status === 'complete';
  const findings: PaymentFinding[] = [];
  const find = (rule: PaymentRule, message: string) => findings.push({ rule, message: `order ${id} ${message}` });
  if (paidCents.length > 1) find('one charge', `was charged ${paidCents.length} times by the processor`);
  if (captured > 1) find('one charge', `has ${captured} captured charges`);
  if (isComplete && paidCents.length === 0) find('paid', 'is complete, and the processor has no payment');
  if (isComplete && captured === 0) find('paid', 'is complete without a captured charge');
  if (isAcknowledged && !isComplete) find('paid', `was acknowledged as complete and is ${status}`);
  if (paidCents.length > 0 && bookings === 0) find('booked', 'was charged, and the ledger knows nothing of it');
  if (isComplete && settlements !== 1) find('booked', `has ${settlements} settlements`);
  if (bookings > 1) find('booked', `is ${bookings} times in the ledger`);
  const cents = paidCents[0];
  if (cents !== undefined && (cents !== bookedCents || cents !== capturedCents))
    find('ledger', `was charged ${cents} cents, has ${capturedCents} captured and ${bookedCents} booked`);
  if (pending > 0) find('unfinished', 'has a charge that is still pending');
  if (!isComplete) find('unfinished', `is ${status}`);
  return findings;
}

function auditCoverage(facts: PaymentFacts, wantedKills: number): PaymentFinding[] {
  const few = (what: string, count: number, wanted: number): PaymentFinding[] =>
    count < wanted ? [{ rule: 'coverage', message: `only ${count} ${what}, ${wanted} are needed` }] : [];
  const callsWith = (mode: string) =>
    facts.troubles.filter((one) => one.mode === mode).reduce((sum, { calls }) => sum + calls, 0);
  return [
    ...KILLED.flatMap((kind) =>
      few(
        `kills of ${kind}`,
        facts.kills.filter((kill) => kill.kind === kind).length,
        kind === 'worker' ? Math.ceil(wantedKills / 2) : wantedKills,
      ),
    ),
    ...TROUBLES.flatMap((mode) => few(`calls of the processor with ${mode}`, callsWith(mode), 1)),
    ...few('webhooks sent again', facts.replayed, facts.orders.length * 5),
  ];
}

/** What must be true after a storm of payments. */
export function auditPayments(facts: PaymentFacts, wantedKills: number): PaymentFinding[] {
  const byCharge = Map.groupBy(facts.payments, ({ chargeId }) => chargeId);
  const ours = new Set(facts.orders.flatMap(({ chargeIds }) => chargeIds));
  const worst = Math.max(0, ...Object.values(recoveriesOf(facts.kills)).map((one) => one?.worstMs ?? 0));
  return [
    ...facts.orders.flatMap((order) => {
      const paid = order.chargeIds.flatMap((id) => byCharge.get(id) ?? []).map(({ cents }) => cents);
      return auditOrder(order, paid, facts.acknowledged.has(order.id));
    }),
    ...[...byCharge.keys()]
      .filter((id) => !ours.has(id))
      .map((id): PaymentFinding => ({
        rule: 'booked',
        message: `the processor charged ${id}, which nobody here knows`,
      })),
    ...facts.brokenMoney.map((message): PaymentFinding => ({ rule: 'ledger', message })),
    ...(facts.replaysAccepted < facts.replayed
      ? [
          {
            rule: 'replay',
            message: `${facts.replayed - facts.replaysAccepted} webhooks sent again were refused`,
          } as const,
        ]
      : []),
    ...(facts.changedByReplay ? [{ rule: 'replay', message: 'webhooks sent again changed something' } as const] : []),
    ...facts.ownExits.map(({ target, how }): PaymentFinding => ({
      rule: 'survival',
      message: `${target} exited by itself (${how})`,
    })),
    ...(worst > RECOVERY_LIMIT_MS
      ? [{ rule: 'recovery', message: `a recovery took ${Math.round(worst)} ms` } as const]
      : []),
    ...auditCoverage(facts, wantedKills),
  ];
}
