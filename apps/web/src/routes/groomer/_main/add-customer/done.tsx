import { createFileRoute } from '@tanstack/react-router';
import { BookedPage } from './-booked-page.tsx';
import { readFlowSearch } from './-flow.tsx';

const Done = () => (
  <BookedPage step="/groomer/add-customer/done" title="Appointments booked" search={Route.useSearch()} />
);

export const Route = createFileRoute('/groomer/_main/add-customer/done')({
  staticData: { tabs: false },
  validateSearch: readFlowSearch,
  component: Done,
});
