import { createFileRoute } from '@tanstack/react-router';
import { textSearch } from '#shell/tables/text-search.ts';
import { BookedPage } from './-booked-page.tsx';
import { readFlowSearch } from './-flow.tsx';

const Success = () => (
  <BookedPage
    step="/groomer/add-customer/success"
    title="Appointment booked"
    search={readFlowSearch(Route.useSearch())}
  />
);

export const Route = createFileRoute('/groomer/_main/add-customer/success')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Success,
});
