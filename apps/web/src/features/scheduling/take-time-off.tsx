import type { LocalDate } from '@tailgate/values/local-time';
import { CalendarMinus, CalendarRange } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { DateRangeField, type DateRange } from '#ui/dates/date-range-field.tsx';
import type { CalendarHabits } from './clock.ts';
import { isDayOff, nextWeekOf, rangeInWords, tomorrowOf, type DaysOff } from './time-off.ts';
import type { TimeOffChanges } from './time-off-query.ts';
import classes from './time-off.module.css';

interface TakeTimeOffProps {
  readonly today: LocalDate;
  readonly habits: CalendarHabits;
  readonly timeOff: readonly DaysOff[];
  readonly changes: TimeOffChanges;
}

const NOTHING: DateRange = { start: null, end: null };

const isTaken = ({ startDate, endDate }: DaysOff, timeOff: readonly DaysOff[]) =>
  timeOff.some((range) => range.startDate <= startDate && endDate <= range.endDate);

const problemOf = ({ start, end }: DateRange, timeOff: readonly DaysOff[]): string | undefined => {
  if (!start || !end) return 'Choose the first and the last day';
  return isTaken({ startDate: start, endDate: end }, timeOff) ? 'These days are already off' : undefined;
};

/** What is wanted most is one tap; every other stretch is two dates. */
export const TakeTimeOff = ({ today, habits, timeOff, changes }: TakeTimeOffProps) => {
  const [range, setRange] = useState(NOTHING);
  const [isSent, setIsSent] = useState(false);
  const tomorrow = tomorrowOf(today);
  const nextWeek = nextWeekOf(today, habits.firstDayOfWeek);
  const problem = problemOf(range, timeOff);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (problem || !range.start || !range.end || changes.isTaking) return;
    changes.take({ startDate: range.start, endDate: range.end }, () => {
      setRange(NOTHING);
      setIsSent(false);
    });
  };

  return (
    <Card title="Take time off">
      <CardBody>
        <form noValidate className={classes['form']} onSubmit={submit}>
          <div className={classes['taps']}>
            <Button
              look="tint"
              icon={<CalendarMinus size={20} aria-hidden />}
              disabled={isDayOff(tomorrow.startDate, timeOff)}
              busy={changes.isTurningOff}
              busyLabel="Saving…"
              onClick={() => changes.turnOff(tomorrow)}
            >
              Take tomorrow off
            </Button>
            <Button
              look="tint"
              icon={<CalendarRange size={20} aria-hidden />}
              disabled={isTaken(nextWeek, timeOff)}
              onClick={() => changes.take(nextWeek)}
            >
              Take next week off
            </Button>
          </div>
          <p className={classes['help']}>
            Tomorrow is {rangeInWords(tomorrow)}. Next week is {rangeInWords(nextWeek)}.
          </p>
          <DateRangeField
            label="Or choose the days"
            description="From and to are both days off."
            min={today}
            value={range}
            error={isSent ? problem : undefined}
            onChange={setRange}
          />
          <Button look="filled" type="submit" fullWidth busy={changes.isTaking} busyLabel="Saving…">
            Add time off
          </Button>
        </form>
      </CardBody>
    </Card>
  );
};
