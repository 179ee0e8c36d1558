import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { RowButton, Rows } from '#ui/layout/rows.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import classes from './groomer-booking.module.css';
import { customersToBook } from './session-query.ts';

const PAUSE_MS = 250;

const Nobody = ({ isSearch }: { isSearch: boolean }) => (
  <EmptyState
    title={isSearch ? 'No customer found' : 'No customers yet'}
    action={
      <ButtonLink to="/groomer/customers/new" look="tint">
        New customer
      </ButtonLink>
    }
  >
    {isSearch ? 'Check the spelling, or search for a pet or a phone number.' : 'Add a customer, then book them.'}
  </EmptyState>
);

/** Who the appointment is for. Blocked customers are not booked. */
export const ChooseCustomer = ({ onChoose }: { onChoose: (customerId: string) => void }) => {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const found = useQuery(customersToBook(search));
  const customers = found.data?.items.filter(({ blockedAt }) => blockedAt === null);
  return (
    <div className={classes['stack']}>
      <SearchField label="Name, pet or phone" value={typed} onChange={setTyped} />
      <Card title="Customers">
        {!customers && <LoadingState what="your customers" of={[found]} rows={5} />}
        {customers?.length === 0 && <Nobody isSearch={search !== ''} />}
        <Rows label="Customers">
          {(customers ?? []).map(({ id, displayName, petNames, city }) => (
            <RowButton
              key={id}
              lead={<PersonAvatar id={id} name={displayName} />}
              title={displayName}
              meta={[petNames.join(', '), city].filter((part) => part !== '').join(' · ')}
              onClick={() => onChoose(id)}
            />
          ))}
        </Rows>
      </Card>
    </div>
  );
};
