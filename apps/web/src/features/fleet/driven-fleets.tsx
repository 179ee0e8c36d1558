import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AcceptPolicyDialog } from './accept-policy-dialog.tsx';
import { driverPoliciesQuery, fleetsQuery } from './driven-fleets-query.ts';
import { FleetCard } from './fleet-card.tsx';
import classes from './fleet.module.css';

/** The fleets of a groomer, those that wait for an answer first, and what their owners ask of drivers. */
export const DrivenFleets = () => {
  const fleets = useQuery(fleetsQuery);
  const policies = useQuery(driverPoliciesQuery);
  const [reading, setReading] = useState<string | null>(null);
  if (!fleets.data || !policies.data)
    return (
      <Card>
        <LoadingState what="your fleets" of={[fleets, policies]} rows={5} />
      </Card>
    );
  const { items } = policies.data;
  const first = fleets.data.items.find(({ status }) => status === 'invited');
  if (fleets.data.items.length === 0) return <NoFleet />;
  return (
    <div className={classes['fleets']}>
      {fleets.data.items.map((fleet) => (
        <FleetCard
          key={fleet.id}
          fleet={fleet}
          policies={items.filter(({ owner }) => owner.id === fleet.owner.id)}
          isFirst={fleet.id === first?.id}
          onRead={setReading}
        />
      ))}
      <AcceptPolicyDialog id={reading} policies={items} onClose={() => setReading(null)} />
    </div>
  );
};

const NoFleet = () => (
  <Card>
    <EmptyState
      level={2}
      title="You don’t drive for a fleet yet"
      action={
        <ButtonLink look="tint" to="/groomer/account/referral-code">
          See your referral code
        </ButtonLink>
      }
    >
      Fleet owners invite you by your referral code. Give it to an owner whose van you want to drive.
    </EmptyState>
  </Card>
);
