import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import classes from './date-field-parts.module.css';

export interface CalendarProps {
  readonly value: string | null;
  readonly onPick: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isExcluded?: ((date: string) => boolean) | undefined;
}

const CLASSES = {
  calendarHeader: classes['header'] ?? '',
  calendarHeaderControl: classes['control'] ?? '',
  calendarHeaderLevel: classes['level'] ?? '',
  weekday: classes['weekday'] ?? '',
  day: classes['day'] ?? '',
  monthsListControl: classes['monthOrYear'] ?? '',
  yearsListControl: classes['monthOrYear'] ?? '',
};

/** Loaded when a field of dates is first entered. */
export const Calendar = ({ value, onPick, min, max, isExcluded }: CalendarProps) => (
  <DatePicker
    className={classes['calendar'] ?? ''}
    classNames={CLASSES}
    value={value}
    onChange={(date) => {
      if (date) onPick(date);
    }}
    {...(value && { defaultDate: value })}
    {...(min && { minDate: min })}
    {...(max && { maxDate: max })}
    {...(isExcluded && { excludeDate: isExcluded })}
    firstDayOfWeek={0}
    weekendDays={[]}
    previousIcon={<ChevronLeft size={20} aria-hidden />}
    nextIcon={<ChevronRight size={20} aria-hidden />}
    ariaLabels={{
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      monthLevelControl: 'Choose another month',
      yearLevelControl: 'Choose another year',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous ten years',
      nextDecade: 'Next ten years',
    }}
  />
);
