import { Navigation } from 'lucide-react';
import { AnchorButton } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapLink } from '#ui/map/map-links.ts';
import { PlaceMap } from '#ui/map/place-map.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { DriveLine } from './drive-line.tsx';
import { progressOf } from './visit-words.ts';
import classes from './appointment.module.css';

interface PlaceCardProps {
  readonly appointment: AppointmentDetail;
  readonly clock: CalendarHabits['clock'];
  readonly now: Date;
}

/** Where it is: the address, a map, when to leave, and directions in the groomer's own app. */
export const PlaceCard = ({ appointment, clock, now }: PlaceCardProps) => {
  const { address, addressLine2, addressNotes, customer } = appointment;
  const { latitude, longitude } = address;
  const destination = { latitude, longitude };
  return (
    <Card title="Address">
      <CardBody>
        <div className={classes['stack']}>
          <address className={classes['lines']}>
            <strong>{address.address}</strong>
            {addressLine2 !== '' && <span>{addressLine2}</span>}
            <span>
              {address.city}, {address.stateOrProvince} {address.postalCode}
            </span>
            {addressNotes !== '' && <span className={classes['note']}>{addressNotes}</span>}
          </address>
          {appointment.status === 'accepted' && progressOf(appointment).kind === 'waiting' && (
            <DriveLine stop={appointment} timeZone={appointment.timeZone} clock={clock} now={now} />
          )}
          <PlaceMap label={`Address of ${customer.displayName}`} point={destination} />
          <div className={classes['pair']}>
            {MAP_APPS.map((app) => (
              <AnchorButton
                key={app}
                href={mapLink(app, { destination })}
                target="_blank"
                rel="noreferrer"
                icon={<Navigation size={18} aria-hidden />}
              >
                {MAP_APP_NAMES[app]}
              </AnchorButton>
            ))}
          </div>
        </div>
      </CardBody>
    </Card>
  );
};
