import { DRIVER_INVITATION_DAYS } from '@tailgate/contract/facts';
import { useNavigate } from '@tanstack/react-router';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { InviteForm } from '../invite-driver-dialog.tsx';
import classes from './renters.module.css';

/** Asks a groomer to drive vans of the fleet, and says what they will see. */
export const InviteRenter = () => {
  const navigate = useNavigate();
  return (
    <FormAndAside
      aside={
        <Card title="What the groomer sees">
          <CardBody>
            <ol className={classes['list']}>
              <li>A text and a notice in the app: your fleet asks them to drive.</li>
              <li>Your policies, to read and accept before they can say yes.</li>
              <li>{`Accept or Decline, within ${DRIVER_INVITATION_DAYS} days.`}</li>
            </ol>
            <p className={classes['quiet']}>
              You see their phone and email once they accept. Then you can book them a van.
            </p>
          </CardBody>
        </Card>
      }
    >
      <Card>
        <CardBody>
          <InviteForm
            onClose={() => void navigate({ to: '/fleet-owner/customers' })}
            onInvited={({ serviceProviderId }) =>
              void navigate({ to: '/fleet-owner/customers/$renterId', params: { renterId: serviceProviderId } })
            }
          />
        </CardBody>
      </Card>
    </FormAndAside>
  );
};
