import { createFileRoute } from '@tanstack/react-router';
import { CardStep } from '#features/visitor-booking/card-step.tsx';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const Payment = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage page="/ordering/payment" title="Your card" search={search}>
      {(session) => (
        <CardStep
          cardId={search.card}
          onChosen={(card) => void navigate({ to: '/ordering/summary', search: { session: session.id, card } })}
        />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/payment')({ component: Payment });
