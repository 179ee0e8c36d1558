import { createFileRoute } from '@tanstack/react-router';
import { textSearch } from '#shell/tables/text-search.ts';
import { BookedPage } from './-booked-page.tsx';
import { readFlowSearch } from './-flow.tsx';

const Done = () => (
  <BookedPage
    step="/groomer/add-customer/done"
    title="Appointments booked"
    search={readFlowSearch(Route.useSearch())}
  />
);

export const Route = createFileRoute('/groomer/_main/add-customer/done')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Done,
});
