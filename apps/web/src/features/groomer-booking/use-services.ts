import { useRef, useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { choiceOf, petServicesOf, type PetChoice } from './service-choice.ts';
import { keepSession, SESSION, type BookingSession } from './session-query.ts';

const NO_PRICE = 'This service has no price for this pet. Add a price in Services and prices, or choose another one.';

/**
 * Every change is sent at once, so that the estimate is the API's. While one is on its way only the newest of the
 * following ones is kept.
 */
export const useServices = (session: BookingSession) => {
  const [choice, setChoice] = useState(() => choiceOf(session));
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const next = useRef<readonly PetChoice[]>(null);
  const write = useWrite(`POST ${SESSION}/:sessionId/set-services`, { errors: 'inline', keep: keepSession });

  const send = (wanted: readonly PetChoice[]) => {
    isSending.current = true;
    write.mutate(
      { params: { sessionId: session.id }, body: { petServices: petServicesOf(wanted) } },
      {
        onError: (error) => {
          next.current = null;
          setChoice(choiceOf(session));
          setProblem(error.code === 'validation_failed' ? NO_PRICE : error.message);
        },
        onSettled: () => {
          isSending.current = false;
          const waiting = next.current;
          next.current = null;
          if (waiting) send(waiting);
        },
      },
    );
  };
  const choose = (wanted: readonly PetChoice[]) => {
    setChoice(wanted);
    setProblem(undefined);
    // The API wants at least one service; the last one taken away is only taken away here.
    if (wanted.length === 0) return;
    if (isSending.current) next.current = wanted;
    else send(wanted);
  };
  return { choice, choose, problem, setProblem, isSaving: write.isPending };
};
