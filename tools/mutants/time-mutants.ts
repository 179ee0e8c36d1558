import type { Mutant } from './mutant.ts';

const CAN = 'apps/server/src/platform/machines/can.test.ts';
const TOLD = 'apps/server/src/modules/orders/fees/told-times.test.ts';
const NO_SHOWS = 'apps/server/src/modules/orders/fees/no-shows.test.ts';
const DAY = 'apps/server/src/modules/orders/completion/its-day.test.ts';
const APPOINTMENTS = 'apps/server/src/modules/appointments';
const MOVE_DEADLINES = `${APPOINTMENTS}/times/move-deadlines.test.ts`;
const MACHINE = 'packages/contract/src/appointments/appointment.machine.ts';
const RULES = `${APPOINTMENTS}/times/told-times.rules.ts`;

/** Time as a guard: money follows from the day of the work and from what the customer was last told. */
export const TIME_MUTANTS: readonly Mutant[] = [
  {
    name: 'money-before-its-instant',
    suite: CAN,
    test: 'follows from the instant that its transition relies on',
    source: {
      file: 'apps/server/src/platform/machines/bind-machine.ts',
      find: 'return instant !== null && now >= instant;',
      replace: 'return true;',
    },
  },
  {
    name: 'money-without-instant',
    suite: CAN,
    test: 'without an instant neither compiles nor starts',
    source: {
      file: 'apps/server/src/platform/machines/bind-machine.ts',
      find: 'if (money && !reliesOn) throw',
      replace: 'if (money && reliesOn === null) throw',
    },
  },
  {
    name: 'charges-for-possible-moves',
    suite: NO_SHOWS,
    test: 'waits for the start, and ends with the first service (with a card: true)',
    source: {
      file: 'apps/server/src/modules/orders/completion/open-order-charge.ts',
      find: 'if (kind !== null) await requireMoneyMove(tx, { id, kind }, platform);',
      replace: '',
    },
  },
  {
    name: 'day-of-completion',
    suite: DAY,
    test: 'neither starts nor ends nor is completed',
    source: {
      file: 'apps/server/src/modules/orders/completion/completion.rules.ts',
      find: "if (now < beginningOfItsDay) return 'not_its_day';",
      replace: '',
    },
  },
  {
    name: 'day-of-services',
    suite: DAY,
    test: 'neither starts nor ends nor is completed',
    source: {
      file: `${APPOINTMENTS}/visit/visit-days.rules.ts`,
      find: 'if (now >= daysOf(visit).from) return;',
      replace: 'if (now >= new Date(0)) return;',
    },
  },
  {
    name: 'zone-of-the-day',
    suite: DAY,
    test: 'is on the day of its own zone',
    source: {
      file: RULES,
      find: 'instantOf(localDateAt(starts_at, time_zone), 0, time_zone);',
      replace: "instantOf(localDateAt(starts_at, time_zone), 0, 'Pacific/Kiritimati');",
    },
  },
  {
    name: 'offline-times-of-the-day',
    suite: DAY,
    test: 'is of the day of the visit',
    source: {
      file: `${APPOINTMENTS}/visit/record-offline.ts`,
      find: 'if (noted && !isOfVisit(visit, earlier(noted, now), now))',
      replace: 'if (noted && now < visit.startsAt)',
    },
  },
  {
    name: 'moves-ahead',
    suite: TOLD,
    test: 'cannot be taken by moving the visit to half an hour ago, in silence',
    source: {
      file: `${APPOINTMENTS}/appointments.rules.ts`,
      find: 'if (start.getTime() < now.getTime() - ASKING_MS)',
      replace: 'if (start.getTime() < ASKING_MS)',
    },
  },
  {
    name: 'silent-moves',
    suite: TOLD,
    test: 'is told where a card can be charged, also if the groomer says not to',
    source: {
      file: `${APPOINTMENTS}/times/move-to.ts`,
      find: "asked && (name === 'acceptProposal' || !(await isCardOnFile(tx, appointment)));",
      replace: 'asked;',
    },
  },
  {
    name: 'told-start-of-no-shows',
    suite: TOLD,
    test: 'waits for the start that the customer was last told',
    source: {
      file: RULES,
      find: 'told_starts_at && told_starts_at > starts_at ? told_starts_at : starts_at;',
      replace: 'starts_at;',
    },
  },
  {
    name: 'known-time-of-no-shows',
    suite: TOLD,
    test: 'cannot be taken for a time that the customer has known for less than a day',
    source: {
      file: 'apps/server/src/modules/orders/order-figures.ts',
      find: '(canCostFee ? noShowFeeCents : cents(0));',
      replace: 'noShowFeeCents;',
    },
  },
  {
    name: 'free-after-moves',
    suite: TOLD,
    test: 'into the fee window leaves a day, or the time until the start, to cancel for free',
    source: {
      file: RULES,
      find: 'const latest = Math.max(cancelFreeUntil(row.starts_at).getTime(), since);',
      replace: 'const latest = cancelFreeUntil(row.starts_at).getTime();',
    },
  },
  {
    name: 'known-time-of-cancellations',
    suite: TOLD,
    test: 'into the fee window leaves a day, or the time until the start, to cancel for free',
    source: { file: RULES, find: '(canCostFee(row) ? fee : cents(0));', replace: 'fee;' },
  },
  {
    name: 'told-by-messages',
    suite: TOLD,
    test: 'does not follow from a message that reached nobody',
    source: {
      file: `${APPOINTMENTS}/customer-notices.ts`,
      find: 'if (!told || told.sms + told.email + told.push === 0) return;',
      replace: 'if (!told) return;',
    },
  },
  {
    name: 'requests-stay-requests',
    suite: 'apps/server/src/modules/appointments/own/customer-appointments.test.ts',
    test: 'is taken back: another time of one that is pending',
    source: {
      file: 'apps/server/src/modules/appointments/times/ask-for-time.ts',
      find: 'asked_while: sql<string>`appointments.status`',
      replace: "asked_while: 'accepted'",
    },
  },
  {
    name: 'unanswered-moves-while-paid',
    suite: MOVE_DEADLINES,
    test: 'waits on while the order is paid',
    source: { file: MACHINE, find: "guards: ['notBeingPaid', 'wasAccepted'],", replace: "guards: ['wasAccepted']," },
  },
  {
    name: 'unanswered-requests-stay-requests',
    suite: MOVE_DEADLINES,
    test: 'of one that was pending is not ended by lapseMove',
    source: { file: MACHINE, find: "guards: ['notBeingPaid', 'wasAccepted'],", replace: "guards: ['notBeingPaid']," },
  },
  {
    name: 'unanswered-appointments-stay-booked',
    suite: MOVE_DEADLINES,
    test: 'of one that was accepted is not ended by lapseMoveOfRequest',
    source: { file: MACHINE, find: "guards: ['notBeingPaid', 'wasRequested'],", replace: "guards: ['notBeingPaid']," },
  },
  {
    name: 'deadline-by-the-earlier-time',
    suite: MOVE_DEADLINES,
    test: 'is answered hours before the earlier of both times',
    source: {
      file: `${APPOINTMENTS}/appointments.rules.ts`,
      find: 'asked < starts_at ? asked : starts_at',
      replace: 'starts_at',
    },
  },
  {
    name: 'silence-about-past-times',
    suite: MOVE_DEADLINES,
    test: 'lapses in silence once its time has passed',
    source: {
      file: `${APPOINTMENTS}/customer-notices.ts`,
      find: 'subject.starts_at > at;',
      replace: 'subject.starts_at !== at;',
    },
  },
  {
    name: 'deadlines-of-the-previous-release',
    suite: MOVE_DEADLINES,
    test: 'has its deadline also where the previous release let it wait',
    sql: 'drop trigger start_move_timers on appointments;',
  },
];
