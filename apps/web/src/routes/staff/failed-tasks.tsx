import { createFileRoute } from '@tanstack/react-router';
import { FAILED_JOBS_TABLE } from '#features/failed-jobs/failed-jobs-spec.ts';
import { FailedJobsTable } from '#features/failed-jobs/failed-jobs-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const FailedTasks = () => (
  <TablePage
    header={
      <PageHeader
        title="Failed tasks"
        lead="Messages, payouts and other tasks that didn’t go through. Messages are removed after 30 days."
        back={{ to: '/staff', label: 'Home' }}
      />
    }
  >
    <FailedJobsTable {...useTableState(FAILED_JOBS_TABLE, Route.useSearch(), Route.useNavigate())} />
  </TablePage>
);

export const Route = createFileRoute('/staff/failed-tasks')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: FailedTasks,
});
