import { useEffect, useState } from 'react';
import { currentTimeMs } from './clock.ts';

const SECOND_MS = 1_000;

const secondsUntil = (until: string | null, nowMs: number): number =>
  until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - nowMs) / SECOND_MS));

/** Counts down to an instant, once a second; 0 when it has passed or there is none. */
export const useSecondsLeft = (until: string | null): number => {
  const [nowMs, setNowMs] = useState(currentTimeMs);
  const left = secondsUntil(until, nowMs);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNowMs(currentTimeMs()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
};
