import { createFileRoute } from '@tanstack/react-router';
import { OpenOrder } from '#features/visitor-booking/open-order.tsx';
import { RepeatOrder } from '#features/visitor-booking/repeat-order.tsx';
import { useOrder } from '#features/visitor-booking/use-order.ts';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OrderingFrame } from '../../../ordering/-frame.tsx';
import { readOrderingSearch } from '../../../ordering/-search.ts';

const Opened = ({ sessionId }: { sessionId: string }) => {
  const navigate = Route.useNavigate();
  const { session, of } = useOrder(sessionId);
  if (!session)
    return (
      <Card>
        <LoadingState what="your booking" of={of} rows={4} />
      </Card>
    );
  return (
    <RepeatOrder
      session={session}
      onMore={(times) => void navigate({ to: '/ordering/available-providers', search: { session: sessionId, times } })}
      onDone={() => void navigate({ to: '/ordering/summary', search: { session: sessionId, again: '1' } })}
    />
  );
};

/** The same order again: everything but the time is known. */
const Pets = () => {
  const { orderId } = Route.useParams();
  const { session } = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <OrderingFrame title="Book again">
      {session === undefined ? (
        <OpenOrder
          key={orderId}
          orderId={orderId}
          onOpened={({ id }) => void navigate({ search: { session: id }, replace: true })}
        />
      ) : (
        <Opened sessionId={session} />
      )}
    </OrderingFrame>
  );
};

export const Route = createFileRoute('/customer/order/$orderId/pets')({
  staticData: { guards: ['customer', 'customer-status'] },
  validateSearch: textSearch,
  beforeLoad: keepGuards,
  component: Pets,
  pendingComponent: EntrySkeleton,
});
