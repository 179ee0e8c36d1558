import type { Delta } from '#ui/figures/stat-card.tsx';
import { daysBefore, daysInWords, type Days } from './period.ts';
import type { LocalDate } from '@tailgate/values/local-time';

interface Figures {
  readonly now: number;
  readonly before: number;
  /** The days before, in words. */
  readonly words: string;
  /** Costs that rise are no good news. */
  readonly more?: 'good' | 'bad' | 'neutral';
}

const OTHER = { good: 'bad', bad: 'good', neutral: 'neutral' } as const;

/** More says only that there was next to nothing before. */
const MOST_PERCENT = 999;

/** A figure against that of the period before. Of nothing there is no percentage. */
export const trendOf = ({ now, before, words, more = 'good' }: Figures): Delta => {
  if (now === before) return { direction: 'same', words: `Same as ${words}`, tone: 'neutral' };
  const direction = now > before ? 'up' : 'down';
  const tone = direction === 'up' ? more : OTHER[more];
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (before <= 0 || percent > MOST_PERCENT)
    return { direction, words: `${direction === 'up' ? 'Up' : 'Down'} from ${words}`, tone };
  const size = percent === 0 ? 'Less than 1%' : `${percent}%`;
  return { direction, words: `${size} ${direction === 'up' ? 'over' : 'below'} ${words}`, tone };
};

/** What a period is compared with, and how that is called: without the year where it is the same. */
export const comparedWith = (days: Days, today: LocalDate): { readonly days: Days; readonly words: string } => {
  const before = daysBefore(days, today);
  const words = daysInWords(before);
  return { days: before, words: before.to.slice(0, 4) === today.slice(0, 4) ? words.replace(/,? \d{4}$/, '') : words };
};
