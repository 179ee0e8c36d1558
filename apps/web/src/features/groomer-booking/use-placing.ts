import { useState, type SubmitEvent } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { startRefusalWords } from '#shell/refusals/start-refusal-words.ts';
import type { CalendarHabits } from '#features/appointments/index.ts';
import type { ChosenStart } from './choose-start.tsx';
import { SESSION, type BookingSession } from './session-query.ts';
import type { Wishes } from './use-wishes.ts';

interface Placing {
  readonly habits: CalendarHabits;
  readonly session: BookingSession;
  readonly start: ChosenStart;
  readonly wishes: Wishes;
  readonly onStart: (start: ChosenStart) => void;
  readonly onPlaced: () => void;
}

const TAKEN = ['slot_taken', 'slot_unavailable'];

/** Places one appointment. A time that was taken meanwhile is unchosen; everything else stays as it was typed. */
export const usePlacing = ({ habits, session, start, wishes, onStart, onPlaced }: Placing) => {
  const [problem, setProblem] = useState<string>();
  const place = useWrite(`POST ${SESSION}/:sessionId/place-order`, {
    errors: 'inline',
    onDone: onPlaced,
  });
  const refused = (error: ApiError) => {
    setProblem(error.refusal ? startRefusalWords(error.refusal, habits) : error.message);
    if (TAKEN.includes(error.code)) onStart({ ...start, time: undefined });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { date, time, minutes } = start;
    if (date === undefined || time === undefined) {
      setProblem('Choose a time first.');
      return;
    }
    setProblem(undefined);
    place.mutate(
      {
        params: { sessionId: session.id },
        body: {
          appointment: { date, time },
          ...(minutes !== undefined && { overrideServiceTime: minutes }),
          checkAvailability: !wishes.isOutside,
          notify: wishes.isTold,
          message: wishes.message,
        },
      },
      { onError: refused },
    );
  };
  return { submit, problem, clear: () => setProblem(undefined), isPlacing: place.isPending };
};
