import { createFileRoute } from '@tanstack/react-router';
import { VanRecordOf } from '#features/fleet/record/van-record.tsx';
import { RecordPage } from '#ui/pages/record-page.tsx';

const Van = () => {
  const { vehicleId } = Route.useParams();
  return (
    <VanRecordOf key={vehicleId} id={vehicleId}>
      {(page) => <RecordPage {...page} />}
    </VanRecordOf>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/vans/$vehicleId')({
  staticData: { tabs: false },
  component: Van,
});
