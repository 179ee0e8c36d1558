import { localDateAt } from '@tailgate/values/local-time';
import { Navigation } from 'lucide-react';
import { AnchorButton } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapLink } from '#ui/map/map-links.ts';
import { Facts, RowLink, Rows } from '#ui/layout/rows.tsx';
import { dayOf, petNames, serviceNames, spanOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { RunningLateButton } from '../running-late-button.tsx';
import { DriveLine } from './drive-line.tsx';
import { useNextStop } from './use-next-stop.ts';
import pair from './appointment.module.css';
import classes from './visit.module.css';

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
