import { showMinutes } from '@tailgate/values/local-time';
import type { DragEvent } from 'react';
import { timeInWords } from '#ui/words/time-of-day.ts';
import type { CalendarHabits } from './calendar-days.ts';
import type { HourRange } from './calendar-events.ts';

/** The time at which something stands that begins so far down the hours of a grid, `25%`. */
export const timeAt = (top: string, { from, to }: HourRange, clock: CalendarHabits['clock']): string => {
  const time = showMinutes(Math.round(from * 60 + (Number.parseFloat(top) / 100) * (to - from) * 60));
  return clock === '24' ? time : timeInWords(time);
};

const PREVIEWS = '.mantine-WeekView-weekViewDragPreview, .mantine-DayView-dayViewDragPreview';

/** The library draws where an appointment would be dropped, but not when: the time is written into that place. */
export const showDropTime = (event: DragEvent<HTMLElement>, hours: HourRange, clock: CalendarHabits['clock']): void => {
  const preview = event.currentTarget.querySelector<HTMLElement>(PREVIEWS);
  if (preview) preview.dataset['time'] = timeAt(preview.style.top, hours, clock);
};
