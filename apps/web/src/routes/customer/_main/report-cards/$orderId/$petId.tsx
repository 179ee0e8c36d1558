import { createFileRoute } from '@tanstack/react-router';
import { ReportCardHeader, ReportCardView } from '#features/appointments/report-card/report-card-view.tsx';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const CustomerReportCard = () => {
  const { orderId, petId } = Route.useParams();
  return (
    <DashboardPage header={<ReportCardHeader id={orderId} petId={petId} />}>
      <ReportCardView id={orderId} petId={petId} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/customer/_main/report-cards/$orderId/$petId')({
  staticData: { tabs: false },
  component: CustomerReportCard,
});
