import type { LocalDate } from '@tailgate/values/local-time';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { problemOf, usualRule, type SeriesRule } from './series.ts';
import { SESSION } from './session-query.ts';

interface First {
  readonly date: LocalDate;
  readonly time: string;
  readonly minutes: number | undefined;
}

const PAUSE_MS = 300;

/** The dates of a rule. Asked again after every change of the rule, once it rests. */
export const usePreview = (sessionId: string, first: First, isOutside: boolean) => {
  const [rule, setRule] = useState<SeriesRule>(() => usualRule(first.date));
  const [time, setTime] = useState(first.time);
  const { mutate, data, error, isPending } = useWrite(`POST ${SESSION}/:sessionId/recurring-orders-date`, {
    errors: 'inline',
  });
  const problem = problemOf(rule);
  const input = {
    appointment: { time },
    recurring: { ...rule, on: [...rule.on] },
    check_availability: !isOutside,
    ...(first.minutes !== undefined && { override_service_time: first.minutes }),
  };
  const asked = JSON.stringify(input);
  const ask = () => mutate({ params: { sessionId }, body: JSON.parse(asked) as typeof input });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (problem !== undefined) return undefined;
    const timer = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, problem]);
  const refusal =
    error?.code === 'validation_failed'
      ? `The last day ${error.errors['recurring.end'] ?? 'is not valid'}.`
      : undefined;
  return {
    rule,
    setRule,
    time,
    setTime,
    input,
    ask,
    dates: problem === undefined && !error ? data?.dates : undefined,
    problem: problem ?? refusal,
    hasFailed: error !== null && refusal === undefined,
    isAsking: isPending,
  };
};
