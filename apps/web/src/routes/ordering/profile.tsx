import { createFileRoute } from '@tanstack/react-router';
import { ProfileStep } from '#features/visitor-booking/person/profile-step.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const PARTS = { AddressField };

const Profile = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage page="/ordering/profile" title="Your details" search={search}>
      {(session) => (
        <ProfileStep
          key={session.id}
          session={session}
          parts={PARTS}
          // The last page leads to the card, if none is on file.
          onSaved={({ id }) => void navigate({ to: '/ordering/summary', search: { session: id } })}
        />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/profile')({ component: Profile });
