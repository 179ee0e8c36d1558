import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 200;
/** One letter finds half of everything. */
const LEAST_LETTERS = 2;
/** Of each kind: the best matches, not a list to read. */
export const MOST_FOUND = 5;

/** What is typed, and what of it is asked for: in a pause, and not the first letter. */
export const useWords = () => {
  const [typed, setTyped] = useState('');
  const [paused] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const asked = paused.length < LEAST_LETTERS ? undefined : paused;
  return { typed, setTyped, asked, isPausing: paused !== typed.trim() };
};
