import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { useSession } from '#shell/session/session-store.ts';
import { dateOfSlot } from '#features/appointments/index.ts';
import { keepBookingEntry } from './kept-order.ts';
import { keptProof } from './person/kept-proof.ts';
import { ORDERING, orderingQuery, useKeepOrder, useOwnCards } from './visitor-booking-query.ts';
import type { Person } from './visitor-booking-steps.ts';

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 422);

/**
 * The booking, and what is known about the person. A customer who signs in on the way takes it over; while a new number
 * becomes an account the form itself does.
 */
export const useOrder = (sessionId: string) => {
  const viewer = useSession();
  // Signing in empties the cache: the form that is being sent stays on the screen meanwhile.
  const asked = useQuery({ ...orderingQuery(sessionId), placeholderData: keepPreviousData });
  const session = asked.data?.id === sessionId ? asked.data : undefined;
  const cards = useOwnCards();
  const keep = useKeepOrder();
  const { mutate, error, isPending } = useWrite(`POST ${ORDERING}/:sessionId/claim`, {
    errors: 'inline',
    onDone: keep,
  });
  const hasProof = keptProof()?.code != null;
  const isToClaim = viewer?.role === 'customer' && session?.customer === null && session.placed === null && !hasProof;
  useEffect(() => {
    if (isToClaim) mutate({ params: { sessionId } });
  }, [isToClaim, mutate, sessionId]);
  const area = session?.location?.postalCode;
  const start = session?.chosen?.start;
  const isPlaced = session?.placed != null;
  useEffect(() => {
    if (area === undefined || isPlaced) return;
    keepBookingEntry({ serviceArea: area, ...(start !== undefined && { serviceDate: dateOfSlot(start) }) });
  }, [area, start, isPlaced]);
  const person: Person | null = cards.isKnown ? { hasCard: cards.cards.length > 0, hasProof } : null;
  return {
    session,
    person,
    isSignedIn: viewer?.role === 'customer',
    isGone: session === undefined && isGone(asked.error),
    of: [asked, cards],
    /** What is known of the customer comes with it. */
    isClaiming: isToClaim && error === null,
    claim: { error: isToClaim ? error : null, isPending, retry: () => mutate({ params: { sessionId } }) },
  };
};
