import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '#shell/api/read-again.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { ORDERING, useKeepOrder, type OrderingSession } from '../visitor-booking-query.ts';

const GONE: readonly string[] = ['slot_taken', 'slot_unavailable', 'hold_limit_reached'];

/** A free time of a groomer. */
export interface Time {
  readonly providerId: string;
  readonly start: string;
}

export interface Refused {
  readonly words: string;
  /** The next free times of the same groomer, where the answer names them. */
  readonly nextStarts: readonly string[];
}

/** Keeps a time for the visitor. One that is gone is said so with the next free ones; nothing else is lost. */
export const useHold = (session: Pick<OrderingSession, 'id'>, onHeld?: (session: OrderingSession) => void) => {
  const [refused, setRefused] = useState<Refused>();
  const [wanted, setWanted] = useState<Time>();
  const keep = useKeepOrder();
  const queryClient = useQueryClient();
  const write = useWrite(`POST ${ORDERING}/:sessionId/hold`, {
    errors: 'inline',
    onDone: (held) => {
      keep(held);
      onHeld?.(held);
    },
  });
  const hold = (time: Time) => {
    if (write.isPending) return;
    setRefused(undefined);
    setWanted(time);
    write.mutate(
      { params: { sessionId: session.id }, body: { providerId: time.providerId, start: time.start } },
      {
        onError: (error) => {
          setRefused({ words: error.message, nextStarts: error.nextSlots.map(({ start }) => start) });
          if (GONE.includes(error.code)) void readAgain(queryClient, ['free-times']);
        },
      },
    );
  };
  return { hold, refused, holding: write.isPending ? wanted : undefined, isHolding: write.isPending };
};
