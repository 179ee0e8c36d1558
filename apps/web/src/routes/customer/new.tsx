import { createFileRoute } from '@tanstack/react-router';
import { AddressAndPets } from '#features/visitor-booking/pets/address-and-pets.tsx';
import { GoOn } from '#features/visitor-booking/go-on.tsx';
import { OpenOrder } from '#features/visitor-booking/open-order.tsx';
import { AddressField } from '#features/lookups/address-field.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { restoredSession } from '#shell/session/renew-session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { OrderingFrame } from '../ordering/-frame.tsx';
import { readOrderingSearch } from '../ordering/-search.ts';

const PARTS = { AddressField };

/** The start of a booking: open to everybody. What is known of a customer is not asked again. */
const NewBooking = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const isCustomer = useSession()?.role === 'customer';
  return (
    <OrderingFrame step={1} title="Address and pets">
      {isCustomer ? (
        <OpenOrder
          providerId={search.provider}
          onOpened={({ id }) =>
            void navigate({ to: '/ordering/appointment-details', search: { session: id }, replace: true })
          }
        />
      ) : (
        <>
          <GoOn />
          <AddressAndPets
            session={null}
            providerId={search.provider}
            parts={PARTS}
            onSaved={({ id }) => void navigate({ to: '/ordering/select-services', search: { session: id } })}
          />
        </>
      )}
    </OrderingFrame>
  );
};

export const Route = createFileRoute('/customer/new')({
  validateSearch: textSearch,
  beforeLoad: async () => {
    await restoredSession();
  },
  component: NewBooking,
  pendingComponent: EntrySkeleton,
});
