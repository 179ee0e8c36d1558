import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { useState } from 'react';
import { shortDate } from '#features/vehicles/index.ts';
import { useCalendarHabits } from '#shell/periods/calendar-habits.ts';
import { Button } from '#ui/actions/button.tsx';
import { DateRangeField } from '#ui/dates/date-range-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { counted } from '../renter-words.ts';
import { BookingFoot } from './booking-foot.tsx';
import { daysOf } from './booking-search.ts';
import { BookingSummary } from './booking-summary.tsx';
import { DaysGrid, firstOfMonth } from './days-grid.tsx';
import { daysFromTo } from './free-vans-query.ts';
import { useBooking } from './use-booking.ts';
import { VanDays, type BookingStepProps, type DaysOfVan } from './van-days.tsx';
import classes from './booking.module.css';

/** Once: single days, or all from one to another. */
export const ChooseDays = (props: BookingStepProps) => (
  <VanDays {...props}>{(days) => <Once {...props} {...days} />}</VanDays>
);

type RangeProps = Pick<BookingStepProps, 'today' | 'search' | 'onSearch'> &
  Pick<DaysOfVan, 'last' | 'taken'> & {
    readonly days: readonly LocalDate[];
    readonly onChoose: (days: readonly LocalDate[]) => void;
  };

/** Adds what is free from one day to another. */
const Range = ({ today, search, onSearch, last, taken, days, onChoose }: RangeProps) => {
  const from = search.from ?? today;
  const to = search.to ?? addDays(from, 6);
  return (
    <>
      <DateRangeField
        label="From and to"
        min={today}
        max={last}
        value={{ start: from, end: to }}
        onChange={({ start, end }) =>
          onSearch({
            ...search,
            ...(start !== null && { from: start as LocalDate }),
            ...(end !== null && { to: end as LocalDate }),
          })
        }
      />
      <div className={classes['actions']}>
        <Button compact onClick={() => onChoose([...days, ...daysFromTo(from, to).filter((day) => !taken.has(day))])}>
          {`Add free days ${shortDate(from, today)} to ${shortDate(to, today)}`}
        </Button>
        {days.length > 0 && (
          <Button compact look="text" onClick={() => onChoose([])}>
            Clear days
          </Button>
        )}
      </div>
    </>
  );
};

const lostInWords = (lost: readonly LocalDate[], today: string): string =>
  `${counted(lost.length, 'day')} you chose ${lost.length === 1 ? 'is' : 'are'} taken and not booked: ${lost
    .map((day) => shortDate(day, today))
    .join(', ')}.`;

const Once = ({ renter, vanId, today, search, onSearch, onBooked, of, last, taken }: BookingStepProps & DaysOfVan) => {
  const { firstDayOfWeek } = useCalendarHabits();
  const days = daysOf(search.days);
  const [month, setMonth] = useState(firstOfMonth(days[0] ?? search.from ?? today));
  const booking = useBooking(onBooked);
  const free = days.filter((day) => !taken.has(day));
  const lost = days.filter((day) => taken.has(day));
  const choose = (chosen: readonly LocalDate[]) => {
    booking.clear();
    onSearch({ ...search, days: [...new Set(chosen)].toSorted().join() });
  };
  return (
    <FormAndAside aside={<BookingSummary renter={renter} of={of} days={free} today={today} />}>
      <form
        noValidate
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          if (free.length > 0) booking.book({ renterId: renter.id, vehicleId: vanId, dates: free });
        }}
      >
        {booking.problem !== undefined && <Notice tone="danger">{booking.problem}</Notice>}
        <Range
          today={today}
          search={search}
          onSearch={onSearch}
          last={last}
          taken={taken}
          days={days}
          onChoose={choose}
        />
        <Card>
          <CardBody>
            <DaysGrid
              month={month}
              onMonth={setMonth}
              from={today}
              to={last}
              firstDay={firstDayOfWeek}
              taken={taken}
              chosen={new Set(days)}
              onToggle={(date) => choose(days.includes(date) ? days.filter((day) => day !== date) : [...days, date])}
            />
          </CardBody>
        </Card>
        {lost.length > 0 && <Notice tone="warning">{lostInWords(lost, today)}</Notice>}
        <BookingFoot renter={renter} of={of} days={free} today={today} booking={booking} />
      </form>
    </FormAndAside>
  );
};
