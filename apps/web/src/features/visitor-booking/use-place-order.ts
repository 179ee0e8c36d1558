import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { forgetOrder, keepDraft, readDraft } from './kept-order.ts';
import { ORDERING, useKeepOrder, type OrderingSession } from './visitor-booking-query.ts';

const NOTE = 'note';

/** Sends the request. A time that is gone is said so with the next free ones, and the note stays as it was typed. */
export const usePlaceOrder = (session: OrderingSession) => {
  const [{ message }, setNote] = useState(() => readDraft(NOTE, { message: '' }));
  const [problem, setProblem] = useState<string>();
  const [nextStarts, setNextStarts] = useState<readonly string[]>([]);
  const keep = useKeepOrder();
  const write = useWrite(`POST ${ORDERING}/:sessionId/place-order`, {
    errors: 'inline',
    onDone: (placed) => {
      keep(placed);
      forgetOrder();
    },
  });
  const place = (cardId: string) => {
    setProblem(undefined);
    setNextStarts([]);
    write.mutate(
      { params: { sessionId: session.id }, body: { cardId, message } },
      {
        onError: (error) => {
          setProblem(error.message);
          setNextStarts(error.nextSlots.map(({ start }) => start));
        },
      },
    );
  };
  const type = (typed: string) => {
    keepDraft(NOTE, { message: typed });
    setNote({ message: typed });
  };
  return { place, problem, nextStarts, message, type, isPlacing: write.isPending };
};
