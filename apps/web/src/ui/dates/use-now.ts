import { useEffect, useState } from 'react';
import { currentTime } from './current-time.ts';

const MINUTE_MS = 60_000;

/** The current time, renewed every minute, so that a page left open overnight shows the new day. */
export const useNow = (): Date => {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
