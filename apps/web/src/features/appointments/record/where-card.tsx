import { useQuery } from '@tanstack/react-query';
import { KeyRound, MessageSquare, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { CallDialog } from '#shell/calls/call-dialog.tsx';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapAppOf, mapLink } from '#ui/map/map-links.ts';
import { PlaceMap } from '#ui/map/place-map.tsx';
import type { Point } from '#ui/map/point.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { dayOf } from '../appointment-words.ts';
import { dayRouteQuery, type AppointmentDetail } from '../appointments-query.ts';
import type { Drive } from '../appointment/drive-line.tsx';
import classes from './record.module.css';

interface WhereCardProps {
  readonly appointment: AppointmentDetail;
  readonly drive: Drive | null;
}

const DriveWords = ({ drive: { minutes, miles } }: { drive: Drive }) => (
  <p className={classes['drive']}>
    <strong>{durationInWords(minutes)}</strong>
    {miles !== null && ` · ${miles} mi`}
  </p>
);

/** Where the drive begins, once the day is known: at the stop before, or at the base. */
const useOrigin = ({ id, appointmentStart, timeZone }: AppointmentDetail, isAhead: boolean): Point | null => {
  const { data } = useQuery({ ...dayRouteQuery(dayOf(appointmentStart, timeZone)), enabled: isAhead });
  const at = data?.stops.findIndex((stop) => stop.id === id) ?? -1;
  return isAhead && data && at >= 0 ? (data.stops[at - 1] ?? data.base) : null;
};

/** Where to go, how to get in, and how to reach who is there. */
export const WhereCard = ({ appointment, drive }: WhereCardProps) => {
  const { address, addressLine2, addressNotes, customer } = appointment;
  const destination = { latitude: address.latitude, longitude: address.longitude };
  const from = useOrigin(appointment, drive !== null);
  const app = mapAppOf(navigator.userAgent);
  return (
    <Card>
      <div className={classes['strip']}>
        <PlaceMap label={`Address of ${customer.displayName}`} point={destination} from={from} strip />
        {drive && <DriveWords drive={drive} />}
      </div>
      <CardBody>
        <div className={classes['stack']}>
          <div className={classes['where']}>
            <address className={classes['address']}>
              <strong>
                {address.address}
                {addressLine2 !== '' && `, ${addressLine2}`}
              </strong>
              <span>
                {address.city}, {address.stateOrProvince} {address.postalCode}
              </span>
              {addressNotes !== '' && (
                <span className={classes['entry']}>
                  <KeyRound size={16} aria-hidden /> {addressNotes}
                </span>
              )}
            </address>
            <AnchorButton
              href={mapLink(app, { destination })}
              target="_blank"
              rel="noreferrer"
              aria-label={MAP_APP_NAMES[app]}
              className={classes['square'] ?? ''}
            >
              <Navigation size={20} aria-hidden />
            </AnchorButton>
          </div>
          <Contact appointment={appointment} />
          <p className={classes['meta']}>
            {MAP_APPS.filter((other) => other !== app).map((other) => (
              <Anchor key={other} href={mapLink(other, { destination })}>
                {MAP_APP_NAMES[other]}
              </Anchor>
            ))}
          </p>
        </div>
      </CardBody>
    </Card>
  );
};

const Contact = ({ appointment: { id, customer } }: Pick<WhereCardProps, 'appointment'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const { displayName, phone } = customer;
  if (phone === null) return null;
  return (
    <div className={classes['pair']}>
      <Button icon={<Phone size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Call
      </Button>
      <AnchorButton
        href={`sms:${phone}`}
        icon={<MessageSquare size={18} aria-hidden />}
        aria-label={`Text ${displayName} at ${phoneInWords(phone)}`}
      >
        Text
      </AnchorButton>
      <CallDialog
        called={{ orderId: id }}
        customerName={displayName}
        ownPhone={phone}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
};
