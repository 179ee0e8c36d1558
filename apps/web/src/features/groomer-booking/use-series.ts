import { useState, type SubmitEvent } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { dateInWords } from '#features/appointments/index.ts';
import { changesOf, countsOf, planOf, type Decision, type Decisions } from './series.ts';
import { SESSION } from './session-query.ts';
import type { usePreview } from './use-preview.ts';
import type { Wishes } from './use-wishes.ts';

const NOTHING: Decisions = {};

const refusalOf = (error: ApiError): string =>
  error.code === 'dates_unavailable'
    ? `Not free any more: ${Object.keys(error.errors).map(dateInWords).join('; ')}. Nothing was booked. Move or skip them.`
    : error.message;

interface Series {
  readonly sessionId: string;
  readonly preview: ReturnType<typeof usePreview>;
  readonly wishes: Wishes;
  readonly onPlaced: () => void;
}

/** What the groomer decides about the dates of a series, and placing them together. */
export const useSeries = ({ sessionId, preview, wishes, onPlaced }: Series) => {
  const [decisions, setDecisions] = useState(NOTHING);
  const [problem, setProblem] = useState<string>();
  const plan = planOf(preview.dates ?? [], decisions);
  const counts = countsOf(plan);
  const place = useWrite(`POST ${SESSION}/:sessionId/place-recurring-orders`, {
    errors: 'inline',
    onDone: onPlaced,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!preview.dates || preview.isAsking) return;
    if (counts.booked === 0 || counts.open > 0) {
      setProblem(counts.booked === 0 ? 'Keep at least one date.' : 'Move or skip the dates that are not free.');
      return;
    }
    setProblem(undefined);
    place.mutate(
      {
        params: { sessionId },
        body: { ...preview.input, ...changesOf(plan), notify: wishes.isTold, message: wishes.message },
      },
      {
        onError: (error) => {
          setProblem(refusalOf(error));
          // Shows what is in the way now; decisions about the other dates stay.
          preview.ask();
        },
      },
    );
  };
  const decide = (date: string, decision: Decision | undefined) => {
    setProblem(undefined);
    const { [date]: _, ...others } = decisions;
    setDecisions(decision ? { ...others, [date]: decision } : others);
  };
  return {
    plan,
    counts,
    decide,
    forget: () => setDecisions(NOTHING),
    problem,
    submit,
    isPlacing: place.isPending,
  };
};
