import { CircleCheck, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { DriverBadge } from './driver-parts.tsx';
import { useFleetAnswers, type DrivenFleet, type DriverPolicy } from './driven-fleets-query.ts';
import { FleetInvitation } from './fleet-invitation.tsx';
import { versionInWords } from './fleet-words.ts';
import classes from './fleet.module.css';

interface FleetCardProps {
  readonly fleet: DrivenFleet;
  readonly policies: readonly DriverPolicy[];
  readonly isFirst: boolean;
  readonly onRead: (id: string) => void;
}

/** A fleet the groomer drives for or is invited to, with what its owner asks of drivers. */
export const FleetCard = ({ fleet, policies, isFirst, onRead }: FleetCardProps) => {
  const { owner, status, since, can } = fleet;
  const unread = policies.filter(({ acceptedAt }) => acceptedAt === null);
  return (
    <Card title={owner.name} aside={<DriverBadge of={fleet} />}>
      <CardBody>
        {status === 'invited' ? (
          <FleetInvitation fleet={fleet} unread={unread} isFirst={isFirst} onRead={onRead} />
        ) : (
          <p className={classes['lead']}>Driver since {deviceDay(since)}</p>
        )}
        {policies.length === 0 && <p className={classes['lead']}>This fleet has no policies.</p>}
      </CardBody>
      {policies.length > 0 && (
        <div className={classes['policies']}>
          <Rows label={`Policies of ${owner.name}`}>
            {policies.map((policy) => (
              <PolicyRow key={policy.id} policy={policy} onRead={onRead} />
            ))}
          </Rows>
        </div>
      )}
      {can.leave && (
        <div className={classes['foot']}>
          <CardBody>
            <LeaveFleet fleet={fleet} />
          </CardBody>
        </div>
      )}
    </Card>
  );
};

const PolicyRow = ({ policy, onRead }: { policy: DriverPolicy; onRead: (id: string) => void }) => {
  const { id, title, description, acceptedAt } = policy;
  return (
    <Row
      title={title}
      meta={
        <span className={classes['named']}>
          {description}
          <span>{versionInWords(policy)}</span>
        </span>
      }
      aside={
        <span className={classes['actions']}>
          {acceptedAt === null ? (
            <Badge tone="pending" icon={CircleAlert}>
              Not accepted
            </Badge>
          ) : (
            <Badge tone="complete" icon={CircleCheck}>{`Accepted ${deviceDay(acceptedAt)}`}</Badge>
          )}
          {acceptedAt === null ? (
            <Button look="tint" compact onClick={() => onRead(id)} aria-label={`Read and accept ${title}`}>
              Read and accept
            </Button>
          ) : (
            <Button look="text" compact onClick={() => onRead(id)} aria-label={`Read ${title}`}>
              Read
            </Button>
          )}
        </span>
      }
    />
  );
};

const LeaveFleet = ({ fleet: { id, owner } }: { fleet: DrivenFleet }) => {
  const { leave } = useFleetAnswers();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="danger" aria-label={`Leave fleet of ${owner.name}`} onClick={() => setIsAsking(true)}>
        Leave fleet
      </Button>
      <ConfirmDialog
        title={`Leave ${owner.name}?`}
        consequence="You give back their vans, now and for later days. Your appointments stay yours. We let the owner know, and to drive for them again you need a new invitation."
        action="Leave fleet"
        busyLabel="Leaving…"
        opened={isAsking}
        busy={leave.isPending}
        onConfirm={() =>
          leave.mutate(
            { params: { id } },
            {
              onSuccess: () => toastSuccess(`You left ${owner.name}`),
              onError: () => setIsAsking(false),
            },
          )
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
