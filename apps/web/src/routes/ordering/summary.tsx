import { createFileRoute } from '@tanstack/react-router';
import { Confirmation } from '#features/visitor-booking/confirmation.tsx';
import { useOwnCards } from '#features/visitor-booking/visitor-booking-query.ts';
import { OfferedProducts } from '#features/visitor-booking/offered-products.tsx';
import { Summary } from '#features/visitor-booking/summary.tsx';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const CheckAndConfirm = () => {
  const search = readOrderingSearch(Route.useSearch());
  const { cards } = useOwnCards();
  const card = cards.find(({ id }) => id === search.card) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0];
  return (
    <FlowPage page="/ordering/summary" title="Check and confirm" search={search}>
      {(session) => {
        const { chosen, placed } = session;
        if (!chosen) return null;
        if (placed) return <Confirmation session={session} placed={placed} chosen={chosen} />;
        if (!card) return null;
        // Who books again has not seen the page with the products.
        const offer = search.again !== undefined && <OfferedProducts session={session} chosen={chosen} />;
        return <Summary key={chosen.start} session={session} chosen={chosen} card={card} offer={offer} />;
      }}
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/summary')({ component: CheckAndConfirm });
