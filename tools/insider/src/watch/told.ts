import type { RecordedNotice } from '@tailgate/server/testing';
import type { Person, State, Visit } from './state.ts';

/** What the customer of a visit knows and agreed to. */
export interface Told {
  readonly startsAt: string;
  /** When they came to know that start; null: as they booked. */
  readonly since: Date | null;
  readonly estimateCents: number;
  /** They booked it themselves. */
  readonly isOwn: boolean;
  /** What they confirmed themselves, with the tip. */
  readonly confirmedCents: number;
}

export type ToldVisits = ReadonlyMap<string, Told>;

/** Who acted, and who was written to meanwhile. */
export interface Happened {
  /** The account that called; undefined for timers and workers. */
  readonly actorId: string | undefined;
  readonly notices: readonly RecordedNotice[];
  readonly now: Date;
  /** A message of this call says nothing of the time of a visit. */
  readonly isFreeText: boolean;
}

export const wasWrittenTo = ({ id, phone, email }: Person, notices: readonly RecordedNotice[]): boolean =>
  notices.some(({ to }) => to.some((address) => address === id || address === phone || address === email));

/** What a customer confirmed with this act. What anybody else confirms is not theirs. */
const confirmedNow = (visit: Visit, { actorId }: Happened, before: State, after: State): number =>
  actorId === visit.customerId
    ? Math.max(
        0,
        ...after.confirmations
          .filter(({ id, visitId }) => visitId === visit.id && !before.confirmations.some((one) => one.id === id))
          .map(({ mostCents }) => mostCents),
      )
    : 0;

const isWrittenTo = (visit: Visit, { notices, isFreeText }: Happened, people: State['people']): boolean => {
  const customer = people.find(({ id }) => id === visit.customerId);
  return !isFreeText && customer !== undefined && wasWrittenTo(customer, notices);
};

/**
 * What customers change themselves they know, and what they are written about. Acting on a visit is not knowing that
 * somebody else has moved it: they may have an old page open.
 */
export const toldAfter = (known: ToldVisits, before: State, after: State, happened: Happened): ToldVisits =>
  new Map(
    after.visits.flatMap((visit) => {
      const { id, startsAt, estimateCents, customerId } = visit;
      const told = known.get(id);
      const earlier = before.visits.find((other) => other.id === id);
      const isOwnAct = happened.actorId === customerId;
      const knowsStart = (isOwnAct && earlier?.startsAt !== startsAt) || isWrittenTo(visit, happened, after.people);
      if (!told)
        return knowsStart
          ? [[id, { startsAt, estimateCents, since: happened.now, isOwn: isOwnAct, confirmedCents: 0 }] as const]
          : [];
      // What it costs is agreed by the customer alone.
      const agreed = isOwnAct && earlier?.estimateCents !== estimateCents ? estimateCents : told.estimateCents;
      const isNews = startsAt !== told.startsAt && knowsStart;
      const confirmedCents = Math.max(told.confirmedCents, confirmedNow(visit, happened, before, after));
      return [
        [
          id,
          { ...told, ...(isNews && { startsAt, since: happened.now }), estimateCents: agreed, confirmedCents },
        ] as const,
      ];
    }),
  );

/** At the beginning of a scene everybody knows what they booked. */
export const toldAtFirst = ({ visits }: State): ToldVisits =>
  new Map(
    visits.map(({ id, startsAt, estimateCents, bookedBy }) => [
      id,
      { startsAt, estimateCents, since: null, isOwn: bookedBy === 'customer', confirmedCents: 0 },
    ]),
  );
