import { addDays, localDateAt } from '@tailgate/values/local-time';
import { CalendarPlus, Navigation } from 'lucide-react';
import { AnchorButton, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapLink } from '#ui/map/map-links.ts';
import { Facts, RowLink, Rows } from '#ui/layout/rows.tsx';
import { dayOf, petNames, serviceNames, spanOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import { RunningLateButton } from '../running-late-button.tsx';
import { DriveLine } from './drive-line.tsx';
import { useNextStop } from './use-next-stop.ts';
import pair from './appointment.module.css';
import classes from './visit.module.css';

/** How long a coat usually lasts: what the next appointment is offered for. */
const USUAL_WEEKS = 6;

interface NextProps {
  readonly appointment: AppointmentDetail;
  readonly clock: CalendarHabits['clock'];
  readonly now: Date;
}

/** Where to drive now, when to leave, and how to say that it gets late. */
export const NextStopCard = ({ appointment, clock, now }: NextProps) => {
  const { timeZone } = appointment;
  const { month, stop } = useNextStop(appointment);
  return (
    <Card title="Next stop">
      {!month.data && <LoadingState what="the next stop" of={[month]} rows={2} />}
      {month.data && !stop && <EmptyState title="That was the last one today">Have a good trip home.</EmptyState>}
      {stop && (
        <>
          <Rows label="Next stop">
            <RowLink
              to="/groomer/appointments/$orderId"
              params={{ orderId: stop.id }}
              title={`${spanOf(stop, timeZone, clock)} · ${stop.customer.displayName}`}
              meta={<Facts>{[`${petNames(stop)} · ${serviceNames(stop)}`, stop.city]}</Facts>}
            />
          </Rows>
          <CardBody>
            <div className={classes['choices']}>
              <DriveLine stop={stop} timeZone={timeZone} clock={clock} now={now} />
              <div className={pair['pair']}>
                {MAP_APPS.map((app) => (
                  <AnchorButton
                    key={app}
                    href={mapLink(app, { destination: stop })}
                    target="_blank"
                    rel="noreferrer"
                    icon={<Navigation size={18} aria-hidden />}
                  >
                    {MAP_APP_NAMES[app]}
                  </AnchorButton>
                ))}
              </div>
              {dayOf(stop.appointmentStart, timeZone) === localDateAt(now, timeZone) && (
                <RunningLateButton appointmentId={stop.id} customerName={stop.customer.displayName} fullWidth />
              )}
            </div>
          </CardBody>
        </>
      )}
    </Card>
  );
};

/** The next appointment of the same customer, with the same pets and services. */
export const BookNextCard = ({ appointment }: Pick<NextProps, 'appointment'>) => {
  const { customer, petServices, timeZone, appointmentStart } = appointment;
  const date = addDays(dayOf(appointmentStart, timeZone), USUAL_WEEKS * 7);
  const pets = [...new Set(petServices.map(({ pet }) => pet.name))].join(', ');
  return (
    <Card title={`${customer.firstName}’s next appointment`}>
      <CardBody>
        <div className={classes['choices']}>
          <p className={classes['meta']}>
            {pets} again in {USUAL_WEEKS} weeks, around {shortDate(date)}. You choose the day and time.
          </p>
          <ButtonLink
            look="filled"
            to="/groomer/add-customer/select-services"
            search={{ customer: customer.id, date }}
            icon={<CalendarPlus size={20} aria-hidden />}
          >
            Book next appointment
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
};
