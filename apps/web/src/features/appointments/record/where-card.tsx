import { KeyRound, MessageSquare, Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { CallDialog } from '#shell/calls/call-dialog.tsx';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapAppOf, mapLink } from '#ui/map/map-links.ts';
import { PlaceMap } from '#ui/map/place-map.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { Drive } from '../appointment/drive-line.tsx';
import classes from './record.module.css';

interface WhereCardProps {
  readonly appointment: AppointmentDetail;
  readonly drive: Drive | null;
}

const driveWords = ({ minutes, miles }: Drive): string =>
  `${durationInWords(minutes)}${miles === null ? '' : ` · ${miles} mi`}`;

/** Where to go, how to get in, and how to reach who is there. */
export const WhereCard = ({ appointment, drive }: WhereCardProps) => {
  const { address, addressLine2, addressNotes, customer } = appointment;
  const destination = { latitude: address.latitude, longitude: address.longitude };
  const app = mapAppOf(navigator.userAgent);
  return (
    <Card title="Address" aside={drive && <span className={classes['meta']}>{driveWords(drive)}</span>}>
      <CardBody>
        <div className={classes['stack']}>
          <PlaceMap label={`Address of ${customer.displayName}`} point={destination} />
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
