import { createFileRoute } from '@tanstack/react-router';
import { VanRecordPage } from '#features/fleet/record/van-record.tsx';

const Van = () => {
  const { vehicleId } = Route.useParams();
  return <VanRecordPage key={vehicleId} id={vehicleId} />;
};

export const Route = createFileRoute('/fleet-owner/_main/vans/$vehicleId')({
  staticData: { tabs: false },
  component: Van,
});
