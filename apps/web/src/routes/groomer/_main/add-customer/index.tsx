import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { sessionQuery } from '#features/groomer-booking/session-query.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { readFlowSearch } from './-flow.tsx';
import { firstUnfinished } from './-steps.ts';

/** Leads to the first step that is left to do. */
const AddCustomer = () => {
  const search = readFlowSearch(Route.useSearch());
  const { session: sessionId = '' } = search;
  const session = useQuery({ ...sessionQuery(sessionId), enabled: sessionId !== '' });
  if (sessionId === '' || session.isError)
    return <Navigate to="/groomer/add-customer/select-services" search={search} replace />;
  if (session.data) return <Navigate to={firstUnfinished(session.data)} search={search} replace />;
  return (
    <FormPage header={<PageHeader title="New appointment" />}>
      <LoadingState what="the booking" of={[session]} rows={4} />
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/add-customer/')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: AddCustomer,
});
