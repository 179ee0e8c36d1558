import { showDateWithWeekday } from '@tailgate/values/date-text';
import type { LocalDate } from '@tailgate/values/local-time';
import type { TakenDay } from './free-vans-query.ts';

/** Who has the van then, or what is done to it. */
export const takenInWords = ({ by, holder }: TakenDay): string => {
  if (by === 'past') return 'This day has passed';
  if (by === 'maintenance') return 'In maintenance';
  return holder ? `${holder.name} has it` : 'Blocked';
};

export const dayInWords = (date: string): string => showDateWithWeekday(date as LocalDate);
