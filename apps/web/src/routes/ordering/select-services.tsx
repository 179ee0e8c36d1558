import { createFileRoute } from '@tanstack/react-router';
import { OrderServices } from '#features/visitor-booking/order-services.tsx';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const Services = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage page="/ordering/select-services" title="Choose services" search={search}>
      {(session) => (
        <OrderServices
          key={session.id}
          session={session}
          onDone={() => void navigate({ to: '/ordering/available-providers', search: { session: session.id } })}
        />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/select-services')({ component: Services });
