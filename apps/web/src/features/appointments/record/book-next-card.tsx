import type { CallAnswer } from '@tailgate/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { daysInWords } from '#ui/words/duration.ts';
import { dayOf, timeOf } from '../appointment-words.ts';
import { nextTimesQuery, type AppointmentDetail } from '../appointments-query.ts';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import { clockTime, dateOfSlot, dayFrom, startInWords, timeOfSlot } from '../times/start-words.ts';
import classes from './book-next.module.css';

type NextTimes = CallAnswer<'GET /v2/service-appointment/service-provider/appointments/:id/next-times'>;

interface BookNextProps {
  readonly appointment: AppointmentDetail;
  readonly clock: CalendarHabits['clock'];
}

const cycleWords = ({ usualCycleDays, around }: NextTimes): string =>
  usualCycleDays === null ? `Around ${shortDate(dayFrom(around))}` : `Usually every ${daysInWords(usualCycleDays)}`;

/** The next appointment of the same customer, with the same pets and services: one tap for a usual time. */
export const BookNextCard = ({ appointment, clock }: BookNextProps) => {
  const times = useQuery(nextTimesQuery(appointment.id));
  const { data } = times;
  const customer = appointment.customer.id;
  return (
    <Card title="Book next" aside={data && <span className={classes['cycle']}>{cycleWords(data)}</span>}>
      {!data && <LoadingState what="the next times" of={[times]} rows={1} />}
      {data?.booked && <Booked booked={data.booked} timeZone={data.timeZone} clock={clock} />}
      {data && (
        <CardBody>
          {data.slots.length > 0 ? (
            <Times times={data} customer={customer} clock={clock} />
          ) : (
            <div className={classes['none']}>
              {data.booked === null && <p>No open times around {shortDate(dayFrom(data.around))}.</p>}
              <ButtonLink
                to="/groomer/add-customer/select-services"
                search={{ customer, ...(data.booked === null && { date: data.around }) }}
                icon={<CalendarPlus size={20} aria-hidden />}
              >
                {data.booked === null ? 'Book next appointment' : 'Book another'}
              </ButtonLink>
            </div>
          )}
        </CardBody>
      )}
    </Card>
  );
};

interface BookedProps extends Pick<NextTimes, 'timeZone'>, Pick<BookNextProps, 'clock'> {
  readonly booked: NonNullable<NextTimes['booked']>;
}

const Booked = ({ booked: { id, appointmentStart }, timeZone, clock }: BookedProps) => (
  <Rows label="Booked">
    <RowLink
      to="/groomer/appointments/$orderId"
      params={{ orderId: id }}
      lead={<RowIcon icon={CalendarCheck} />}
      title={`${shortDate(dayOf(appointmentStart, timeZone))}, ${timeOf(appointmentStart, timeZone, clock)}`}
      meta="Booked already"
    />
  </Rows>
);

interface TimesProps extends Pick<BookNextProps, 'clock'> {
  readonly times: NextTimes;
  readonly customer: string;
}

const Times = ({ times: { slots, around }, customer, clock }: TimesProps) => (
  <div className={classes['times']}>
    {slots.map(({ start }) => {
      const [date, time] = [dateOfSlot(start), timeOfSlot(start)];
      return (
        <ButtonLink
          key={start}
          look="tint"
          className={classes['chip'] ?? ''}
          to="/groomer/add-customer/select-services"
          search={{ customer, date, time }}
          aria-label={`Book ${startInWords(date, time, clock)}`}
        >
          <span className={classes['start']}>
            <span>{shortDate(dayFrom(date)).replace(',', '')}</span>
            <strong>{clockTime(time, clock)}</strong>
          </span>
        </ButtonLink>
      );
    })}
    <ButtonLink
      className={classes['chip'] ?? ''}
      to="/groomer/add-customer/select-services"
      search={{ customer, date: around }}
      aria-label="More times"
    >
      More
    </ButtonLink>
  </div>
);
