import { createFileRoute } from '@tanstack/react-router';
import { AddressAndPets } from '#features/visitor-booking/pets/address-and-pets.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const PARTS = { AddressField };

const Details = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage page="/ordering/appointment-details" title="Address and pets" search={search}>
      {(session) => (
        <AddressAndPets
          key={session.id}
          session={session}
          parts={PARTS}
          onSaved={({ id }) => void navigate({ to: '/ordering/select-services', search: { session: id } })}
        />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/appointment-details')({ component: Details });
