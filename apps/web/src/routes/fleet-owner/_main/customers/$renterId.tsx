import { createFileRoute } from '@tanstack/react-router';
import { RenterRecord } from '#features/fleet/renters/renter-record.tsx';
import { RecordPage } from '#ui/pages/record-page.tsx';

const Renter = () => {
  const { renterId } = Route.useParams();
  return (
    <RenterRecord key={renterId} id={renterId}>
      {(page) => <RecordPage {...page} />}
    </RenterRecord>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/customers/$renterId')({
  staticData: { tabs: false },
  component: Renter,
});
