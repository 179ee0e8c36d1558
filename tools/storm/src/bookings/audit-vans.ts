import type { Finding } from '../audit.ts';
import type { Facts } from '../facts.ts';
import {
  CUSTODY_KINDS,
  type BookingFacts,
  type CustodyAttempt,
  type StoredAppointment,
  type StoredCustody,
} from './booking-facts.ts';
import { noonOf } from './times.ts';

/** Of what takes nobody's time. */
export const FREE: ReadonlySet<string> = new Set(['rejected', 'unassigned', 'cancelled']);

type WithBookings = Pick<Facts, 'bookings'>;

const isHeldAt = ({ start, end }: StoredCustody, at: string): boolean => start <= at && (end === null || at < end);

/** Of several vans the one that began last; of those that began at once the first by id. Shares nothing with the server. */
const vanAt = (custody: readonly StoredCustody[], at: string): string | undefined =>
  custody
    .filter((one) => isHeldAt(one, at))
    .toSorted((one, other) =>
      one.begunAt === other.begunAt
        ? one.vehicleId.localeCompare(other.vehicleId)
        : other.begunAt.localeCompare(one.begunAt),
    )[0]?.vehicleId;

/** The one van that a groomer has for all of a visit. */
export const vanDuring = (
  custody: readonly StoredCustody[],
  { providerId, start, end }: Pick<StoredAppointment, 'providerId' | 'start' | 'end'>,
): string | undefined => {
  const theirs = custody.filter(({ holderId }) => holderId === providerId);
  const changes = theirs.flatMap((one) => [one.start, one.end ?? start]).filter((at) => start < at && at < end);
  const vans = new Set([start, ...changes].map((at) => vanAt(theirs, at)));
  return vans.size === 1 ? [...vans][0] : undefined;
};

/** Each visit takes place in the van that its groomer has for all of it, and in no other one. */
export const auditVisitsInVans = ({ bookings }: WithBookings): Finding[] => {
  const { appointments, occupants, custody } = bookings.stored;
  const vans = new Set(custody.map(({ vehicleId }) => vehicleId));
  const usedBy = Map.groupBy(
    occupants.filter(({ resourceId }) => vans.has(resourceId)),
    ({ id }) => id,
  );
  return appointments
    .filter(({ status }) => !FREE.has(status))
    .flatMap((appointment): Finding[] => {
      const van = vanDuring(custody, appointment);
      const used = (usedBy.get(appointment.id) ?? []).map(({ resourceId }) => resourceId);
      if (van !== undefined && used.length === 1 && used[0] === van) return [];
      const message = `visit ${appointment.id} belongs into ${van ?? 'no van'} and is in ${used.join() || 'none'}`;
      return [{ rule: 'van', message }];
    });
};

/** What a van and a day can be, after what was acknowledged and what was never answered. */
const possibleHolders = (first: string | null, attempts: readonly CustodyAttempt[]): Set<string | null> => {
  const unknown = new Set<string | null>();
  let known = first;
  for (const { outcome, mayHaveHappened, holderId } of attempts) {
    if (outcome === 'acknowledged') known = holderId;
    else if (outcome === 'unanswered' || mayHaveHappened) unknown.add(holderId);
  }
  return new Set([known, ...unknown]);
};

const holderOn = ({ stored }: BookingFacts, vehicleId: string, day: string): string | null =>
  stored.custody.find((one) => one.vehicleId === vehicleId && isHeldAt(one, noonOf(day)))?.holderId ?? null;

/** Nobody else has a van at the same time, and whoever got it for a day by an acknowledged change has it. */
export const auditCustody = ({ bookings }: WithBookings): Finding[] => [
  ...bookings.stored.custodyOverlaps.map(({ vehicleId, one, other }): Finding => ({
    rule: 'overlap',
    message: `${one} and ${other} hold ${vehicleId} at the same time`,
  })),
  ...[...Map.groupBy(bookings.custodyAttempts, ({ vehicleId, day }) => `${vehicleId} ${day}`).values()].flatMap(
    (attempts): Finding[] => {
      const [{ vehicleId, day } = { vehicleId: '', day: '' }] = attempts;
      const possible = possibleHolders(bookings.heldAtFirst[vehicleId] ?? null, attempts);
      const found = holderOn(bookings, vehicleId, day);
      const names = [...possible].map((holder) => holder ?? 'nobody').join(' or ');
      return possible.has(found)
        ? []
        : [
            {
              rule: 'lost',
              message: `${vehicleId} was given to ${names} on ${day}, and ${found ?? 'nobody'} holds it`,
            },
          ];
    },
  ),
];

/** A change meets a visit, another change of the van, or a driver who has left. */
const EXPECTED = new Set(['custody_has_visits', 'van_in_use', 'conflict']);

export const auditCustodyAnswers = ({ bookings }: WithBookings): Finding[] =>
  bookings.custodyAttempts.flatMap(({ kind, vehicleId, outcome, code = 'no code' }): Finding[] =>
    outcome === 'refused' && !EXPECTED.has(code)
      ? [{ rule: 'refused', message: `${kind} of ${vehicleId} was refused with ${code}` }]
      : [],
  );

/** A busy machine gets few changes into a short storm. */
const CONCLUSIVE_ATTEMPTS = 1_000;
const LEAST_OF_EACH = 10;

/** Custody changes all the time, also under visits. */
export const auditCustodyCoverage = ({ bookings }: WithBookings, attemptsWanted: number): Finding[] => {
  if (attemptsWanted < CONCLUSIVE_ATTEMPTS) return [];
  const done = bookings.custodyAttempts.filter(({ outcome }) => outcome === 'acknowledged');
  const least = (what: string, count: number): Finding[] =>
    count < LEAST_OF_EACH
      ? [{ rule: 'coverage', message: `only ${count} of custody "${what}" succeeded, ${LEAST_OF_EACH} are needed` }]
      : [];
  return [
    ...CUSTODY_KINDS.flatMap((kind) => least(kind, done.filter((one) => one.kind === kind).length)),
    ...least('with visits in it', done.filter(({ movesVisits }) => movesVisits).length),
  ];
};
