import { createFileRoute } from '@tanstack/react-router';
import { BookedPage } from './-booked-page.tsx';
import { readFlowSearch } from './-flow.tsx';

const Success = () => (
  <BookedPage step="/groomer/add-customer/success" title="Appointment booked" search={Route.useSearch()} />
);

export const Route = createFileRoute('/groomer/_main/add-customer/success')({
  staticData: { tabs: false },
  validateSearch: readFlowSearch,
  component: Success,
});
