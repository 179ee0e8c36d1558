import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What the groomer decides beside day and time. */
export interface Wishes {
  /** Also outside of hours, work zones and days off. */
  readonly isOutside: boolean;
  readonly isTold: boolean;
  readonly message: string;
}

const USUAL: Wishes = { isOutside: false, isTold: true, message: '' };

/** Kept with the session while the app is open: the step that repeats an appointment takes them over. */
export const useWishes = (sessionId: string) => {
  const queryClient = useQueryClient();
  const key = ['booking-wishes', sessionId];
  const [wishes, setWishes] = useState(() => queryClient.getQueryData<Wishes>(key) ?? USUAL);
  const keepWishes = (changed: Wishes) => {
    queryClient.setQueryData(key, changed);
    setWishes(changed);
  };
  return [wishes, keepWishes] as const;
};
