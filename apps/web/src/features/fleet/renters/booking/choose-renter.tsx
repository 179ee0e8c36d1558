import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { RowButton, Rows } from '#ui/layout/rows.tsx';
import { RenterFace } from '../renter-parts.tsx';
import { statusInWords } from '../renter-words.ts';
import { foundRentersQuery } from '../renters-query.ts';

/** For whom a van is booked: somebody who drives for the fleet now. */
export const ChooseRenter = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const [search, setSearch] = useState('');
  const found = useQuery(foundRentersQuery(search.trim()));
  const attached = (found.data?.items ?? []).filter(({ status }) => status === 'attached');
  return (
    <Card title="Who is it for?">
      <CardBody>
        <TextField
          label="Find renter"
          placeholder="Name, business or phone"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </CardBody>
      {!found.data && <LoadingState what="your renters" of={[found]} rows={4} />}
      {found.data && attached.length === 0 && (
        <EmptyState
          level={2}
          title={search === '' ? 'No renters yet' : 'No renter found'}
          action={
            <ButtonLink look="tint" to="/fleet-owner/customers/new">
              Invite renter
            </ButtonLink>
          }
        >
          Only groomers who accepted your invitation can be booked a van.
        </EmptyState>
      )}
      {attached.length > 0 && (
        <Rows label="Renters">
          {attached.map((renter) => (
            <RowButton
              key={renter.id}
              lead={<RenterFace of={renter} />}
              title={renter.name}
              meta={[renter.businessName, statusInWords(renter)].filter(Boolean).join(' · ')}
              onClick={() => onChoose(renter.id)}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
};
