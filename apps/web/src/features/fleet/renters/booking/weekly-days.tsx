import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { addDays, weekdayOf, type LocalDate, type Weekday } from '@tailgate/values/local-time';
import { startOfWeek, weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { CalendarX, Check } from 'lucide-react';
import { shortDate } from '#features/vehicles/index.ts';
import { useCalendarHabits } from '#shell/periods/calendar-habits.ts';
import { Button } from '#ui/actions/button.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { counted } from '../renter-words.ts';
import { BookingFoot } from './booking-foot.tsx';
import { daysOf, weekdaysOf } from './booking-search.ts';
import { BookingSummary } from './booking-summary.tsx';
import { takenInWords } from './booking-words.ts';
import { daysFromTo, type TakenDay } from './free-vans-query.ts';
import { useBooking } from './use-booking.ts';
import { VanDays, type BookingStepProps, type DaysOfVan } from './van-days.tsx';
import classes from './booking.module.css';

const DEFAULT_WEEKS_DAYS = 27;

interface WeekdaysProps {
  readonly firstDay: Weekday;
  readonly chosen: readonly Weekday[];
  readonly onChoose: (weekdays: readonly Weekday[]) => void;
}

const Weekdays = ({ firstDay, chosen, onChoose }: WeekdaysProps) => (
  <div className={classes['weekdays']} role="group" aria-label="Weekdays">
    {weekdaysFrom(firstDay).map((weekday) => (
      <UnstyledButton
        key={weekday}
        className={classes['weekday'] ?? ''}
        aria-pressed={chosen.includes(weekday)}
        onClick={() =>
          onChoose(chosen.includes(weekday) ? chosen.filter((day) => day !== weekday) : [...chosen, weekday])
        }
      >
        <VisuallyHidden>{weekdayName(weekday)}</VisuallyHidden>
        <span aria-hidden>{weekdayName(weekday).slice(0, 2)}</span>
      </UnstyledButton>
    ))}
  </div>
);

interface WeekProps {
  readonly days: readonly LocalDate[];
  readonly taken: ReadonlyMap<string, TakenDay>;
  readonly skipped: ReadonlySet<string>;
  readonly today: string;
  readonly onSkip: (days: readonly LocalDate[], isSkipped: boolean) => void;
}

const weekdayShort = (date: LocalDate) => weekdayName(weekdayOf(date)).slice(0, 3);

/** A week of the plan: what is booked of it, and what is in the way. */
const Week = ({ days, taken, skipped, today, onSkip }: WeekProps) => {
  const [first] = days;
  if (first === undefined) return null;
  const open = days.filter((day) => !skipped.has(day));
  const conflicts = open.filter((day) => taken.has(day));
  const state = open.length === 0 ? 'skipped' : conflicts.length > 0 ? 'conflict' : 'free';
  const named = `week of ${shortDate(first, today)}`;
  return (
    <li className={classes['week']} data-state={state}>
      <span className={classes['words']}>
        <strong>{days.map((day) => `${weekdayShort(day)} ${shortDate(day, today)}`).join(', ')}</strong>
        <span className={classes['freedom']} data-free={state === 'free' || undefined}>
          {state === 'free' ? <Check size={16} aria-hidden /> : <CalendarX size={16} aria-hidden />}
          {state === 'free' && counted(open.length, 'day')}
          {state === 'skipped' && 'Skipped'}
          {state === 'conflict' && `${counted(conflicts.length, 'day')} taken`}
        </span>
        {conflicts.map((day) => {
          const why = taken.get(day);
          return (
            why && (
              <span
                key={day}
                className={classes['quiet']}
              >{`${weekdayShort(day)} ${shortDate(day, today)}: ${takenInWords(why)}`}</span>
            )
          );
        })}
      </span>
      <span className={classes['actions']}>
        {conflicts.length > 0 && conflicts.length < open.length && (
          <Button compact aria-label={`Skip taken days in the ${named}`} onClick={() => onSkip(conflicts, true)}>
            Skip taken days
          </Button>
        )}
        <Button
          compact
          aria-label={open.length > 0 ? `Skip the ${named}` : `Don’t skip the ${named}`}
          onClick={() => onSkip(days, open.length > 0)}
        >
          {open.length > 0 ? 'Skip week' : 'Don’t skip'}
        </Button>
      </span>
    </li>
  );
};

type PeriodProps = Pick<BookingStepProps, 'today'> & {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly last: LocalDate;
  readonly onChange: (period: { readonly from?: LocalDate; readonly to?: LocalDate }) => void;
};

const Period = ({ today, from, until, last, onChange }: PeriodProps) => (
  <div className={classes['pair']}>
    <DateField
      label="From"
      min={today}
      max={last}
      value={from}
      onChange={(date) => {
        if (date !== null) onChange({ from: date as LocalDate });
      }}
    />
    <DateField
      label="Until"
      description="At most 26 weeks ahead."
      min={from}
      max={last}
      value={until}
      onChange={(date) => {
        if (date !== null) onChange({ to: date as LocalDate });
      }}
    />
  </div>
);

/** Every week: weekdays from a day until another, each week with what is in the way. */
export const WeeklyDays = (props: BookingStepProps) => (
  <VanDays {...props}>{(days) => <Weekly {...props} {...days} />}</VanDays>
);

const Weekly = ({
  renter,
  vanId,
  today,
  search,
  onSearch,
  onBooked,
  of,
  last,
  taken,
}: BookingStepProps & DaysOfVan) => {
  const { firstDayOfWeek } = useCalendarHabits();
  const booking = useBooking(onBooked);
  const from = search.from ?? today;
  const until = search.to ?? addDays(from, DEFAULT_WEEKS_DAYS);
  const on = weekdaysOf(search.on);
  const skipped = new Set<string>(daysOf(search.skip));
  const planned = daysFromTo(from, until < last ? until : last).filter((day) => on.includes(weekdayOf(day)));
  const weeks = [...Map.groupBy(planned, (day) => startOfWeek(day, firstDayOfWeek)).values()];
  const days = planned.filter((day) => !skipped.has(day));
  const open = days.filter((day) => taken.has(day)).length;
  const change = (changed: Partial<typeof search>) => {
    booking.clear();
    onSearch({ ...search, ...changed });
  };
  const skip = (which: readonly LocalDate[], isSkipped: boolean) => {
    const rest = [...skipped].filter((day) => !(which as readonly string[]).includes(day));
    change({ skip: (isSkipped ? [...rest, ...which] : rest).toSorted().join() });
  };
  return (
    <FormAndAside aside={<BookingSummary renter={renter} of={of} days={days} today={today} />}>
      <form
        noValidate
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (days.length > 0 && open === 0) booking.book({ renterId: renter.id, vehicleId: vanId, dates: days });
        }}
      >
        {booking.problem !== undefined && <Notice tone="danger">{booking.problem}</Notice>}
        <Weekdays
          firstDay={firstDayOfWeek}
          chosen={on}
          onChoose={(weekdays) => change({ on: weekdays.toSorted().join('') })}
        />
        <Period today={today} from={from} until={until} last={last} onChange={change} />
        <Card title={counted(weeks.length, 'week')}>
          {weeks.length === 0 ? (
            <CardBody>
              <p className={classes['quiet']}>Choose weekdays to see each week.</p>
            </CardBody>
          ) : (
            <ul className={classes['weeks']} aria-label="Weeks">
              {weeks.map((its) => (
                <Week key={its[0]} days={its} taken={taken} skipped={skipped} today={today} onSkip={skip} />
              ))}
            </ul>
          )}
        </Card>
        <BookingFoot
          renter={renter}
          of={of}
          days={days}
          today={today}
          booking={booking}
          open={open > 0 ? `${counted(open, 'day')} taken. Skip ${open === 1 ? 'it' : 'them'} to book.` : undefined}
        />
      </form>
    </FormAndAside>
  );
};
