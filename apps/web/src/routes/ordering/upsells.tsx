import { createFileRoute } from '@tanstack/react-router';
import { ProductsStep } from '#features/visitor-booking/products-step.tsx';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const Products = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage page="/ordering/upsells" title="Add something extra" search={search}>
      {(session) =>
        session.chosen && (
          <ProductsStep
            key={session.chosen.provider.id}
            session={session}
            chosen={session.chosen}
            // The last page leads to the first that is left to do: a signed-in customer has nothing to type.
            onDone={() => void navigate({ to: '/ordering/summary', search: { session: session.id } })}
          />
        )
      }
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/upsells')({ component: Products });
