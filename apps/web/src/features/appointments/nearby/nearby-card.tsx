import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody, CardFoot } from '#ui/layout/card.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { AnswerLabel } from '../answers/answer-label.tsx';
import type { Clock } from '../calendar/appointment-event.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import classes from './nearby.module.css';
import { nearbyQuery, type NearbyCustomer } from './nearby-query.ts';
import { fitWords, isInvited, seenWords } from './nearby-words.ts';

interface NearbyCardProps {
  readonly date: LocalDate;
  readonly shown: Clock;
}

/** Who could fill the gaps of a day: customers near its stops who are due, to book or to invite. */
export const NearbyCard = ({ date, shown }: NearbyCardProps) => {
  const asked = useQuery(nearbyQuery(date));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isInviting, setIsInviting] = useState(false);
  const items = asked.data?.items;
  const picked = items?.filter((customer) => chosen.has(customer.id) && !isInvited(customer, shown.now)) ?? [];
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  return (
    <Card title="Nearby customers">
      {items === undefined ? (
        <LoadingState what="customers near this day’s stops" of={[asked]} rows={2} />
      ) : (
        <CardBody>
          <p className={classes['lead']}>
            {items.length === 0
              ? 'No customers near this day’s stops are due for an appointment that still fits.'
              : 'Due for an appointment, near this day’s stops, and there is still time for them.'}
          </p>
          {items.length > 0 && (
            <ul className={classes['customers']} aria-label="Nearby customers">
              {items.map((customer) => (
                <Customer
                  key={customer.id}
                  customer={customer}
                  shown={shown}
                  isChosen={chosen.has(customer.id)}
                  onChoose={(isChosen) => choose(customer.id, isChosen)}
                />
              ))}
            </ul>
          )}
        </CardBody>
      )}
      {picked.length > 0 && (
        <CardFoot>
          <div className={classes['foot']}>
            <Button look="tint" onClick={() => setIsInviting(true)}>
              {picked.length === 1 ? 'Invite 1 customer' : `Invite ${picked.length} customers`}
            </Button>
          </div>
        </CardFoot>
      )}
      <InviteDialog
        date={date}
        customers={picked}
        opened={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={() => setChosen(new Set())}
      />
    </Card>
  );
};

interface CustomerProps {
  readonly customer: NearbyCustomer;
  readonly shown: Clock;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const Customer = ({ customer, shown, isChosen, onChoose }: CustomerProps) => {
  const { displayName, pets } = customer;
  const words = (
    <span className={classes['words']}>
      <span>{pets.map(({ name }) => name).join(', ')}</span>
      <span>{seenWords(customer, shown.now)}</span>
      <span>{fitWords(customer, shown)}</span>
    </span>
  );
  return (
    <li className={classes['customer']}>
      {isInvited(customer, shown.now) ? (
        <div className={classes['invited']}>
          <span>
            <strong>{displayName}</strong> <Badge tone="accepted">Invited</Badge>
          </span>
          {words}
        </div>
      ) : (
        <CheckboxField label={displayName} description={words} checked={isChosen} onChange={onChoose} />
      )}
      <ButtonLink to="/groomer/add-customer/select-services" search={{ customer: customer.id }}>
        <AnswerLabel short="Book" about={displayName} />
      </ButtonLink>
    </li>
  );
};
