import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RowButton, Rows } from '#ui/rows.tsx';
import { SearchField } from '#ui/search-field.tsx';
import classes from './new-appointment.module.css';
import { recentQuery } from './session-query.ts';

const PAUSE_MS = 250;

/** Who the appointment is for: customers by their last appointment, found by name or pet. */
export const ChooseCustomer = ({ onChoose }: { onChoose: (customerId: string) => void }) => {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const recent = useQuery(recentQuery(search));
  // The newest appointment of each.
  const customers = [
    ...new Map(recent.data?.items.toReversed().map((one) => [one.customer.id, one])).values(),
  ].reverse();
  return (
    <div className={classes['stack']}>
      <SearchField label="Search customers or pets" value={typed} onChange={setTyped} />
      <Card title={search === '' ? 'Recent customers' : 'Customers'}>
        {!recent.data && <LoadingState what="your customers" of={[recent]} rows={5} />}
        {recent.data && customers.length === 0 && (
          <EmptyState title={search === '' ? 'No customers yet' : 'No customer found'}>
            {search === ''
              ? 'Customers appear here after their first appointment.'
              : 'Check the spelling, or search for a pet.'}
          </EmptyState>
        )}
        <Rows label="Customers">
          {customers.map(({ customer, pets, city }) => (
            <RowButton
              key={customer.id}
              lead={<PersonAvatar id={customer.id} name={customer.displayName} />}
              title={customer.displayName}
              meta={[pets.map(({ name }) => name).join(', '), city].filter((part) => part !== '').join(' · ')}
              onClick={() => onChoose(customer.id)}
            />
          ))}
        </Rows>
      </Card>
    </div>
  );
};
