import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody, CardFoot } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { petFace, PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { AnswerLabel } from '../answers/answer-label.tsx';
import { dueQuery, type NearbyCustomer } from '../nearby/nearby-query.ts';
import { dueOf, dueWords, type Today } from './due.ts';
import classes from './due.module.css';

/** Shown before 'Show all'. */
const FIRST = 3;

/** Customers whose next appointment is due, each booked with one press; on phones nothing when there are none. */
export const DueCard = ({ now }: { readonly now: Date }) => {
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const [isWhole, setIsWhole] = useState(false);
  const asked = useQuery(dueQuery);
  const today = { now, timeZone: asked.data?.timeZone ?? 'UTC' };
  const due = asked.data && dueOf(asked.data.items, today);
  if (!due || due.length === 0)
    return (
      wide && (
        <Card title="Due for rebooking">
          {due ? (
            <EmptyState title="No customers are due">
              Customers near you who are due for their next appointment appear here.
            </EmptyState>
          ) : (
            <LoadingState what="customers who are due" of={[asked]} rows={3} />
          )}
        </Card>
      )
    );
  return (
    <Card title="Due for rebooking">
      <CardBody>
        <ul className={classes['customers']} aria-label="Due for rebooking">
          {(isWhole ? due : due.slice(0, FIRST)).map((customer) => (
            <Customer key={customer.id} customer={customer} today={today} />
          ))}
        </ul>
      </CardBody>
      {due.length > FIRST && (
        <CardFoot>
          <Button look="text" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${due.length}`}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
};

const Customer = ({ customer, today }: { customer: NearbyCustomer; today: Today }) => {
  const { id, displayName, pets } = customer;
  return (
    <li className={classes['customer']}>
      {pets.length > 0 ? (
        <PetAvatars pets={pets.map(petFace)} size={36} />
      ) : (
        <PersonAvatar id={id} name={displayName} size={36} />
      )}
      <div className={classes['words']}>
        <span>
          {pets.length > 0 && <strong>{pets.map(({ name }) => name).join(', ')} · </strong>}
          <TextLink className={classes['name'] ?? ''} to="/groomer/customers/$customerId" params={{ customerId: id }}>
            {displayName}
          </TextLink>
        </span>
        <span className={classes['since']}>{dueWords(customer, today)}</span>
      </div>
      <ButtonLink compact to="/groomer/add-customer/select-services" search={{ customer: id }}>
        <AnswerLabel short="Book" about={displayName} />
      </ButtonLink>
    </li>
  );
};
