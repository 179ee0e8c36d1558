import { Card, CardBody } from '#ui/layout/card.tsx';
import { PlaceMap } from '#ui/map/place-map.tsx';
import type { OwnAppointment } from './own-query.ts';
import classes from './own.module.css';

export const PlaceCard = ({ appointment: { address } }: { appointment: OwnAppointment }) => (
  <Card title="Address">
    <CardBody>
      <div className={classes['stack']}>
        <address className={classes['address']}>
          <strong>{address.address}</strong>
          <span>
            {address.city}, {address.stateOrProvince} {address.postalCode}
          </span>
        </address>
        <PlaceMap label="Where the van comes" point={address} />
      </div>
    </CardBody>
  </Card>
);
