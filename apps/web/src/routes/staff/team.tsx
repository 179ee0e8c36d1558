import { createFileRoute } from '@tanstack/react-router';
import { TEAM_TABLE } from '#features/accounts/team/team-spec.ts';
import { TeamTable } from '#features/accounts/team/team-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const Team = () => (
  <TablePage
    header={
      <PageHeader
        title="Team"
        lead="Staff see and change only what their duties cover. New staff start without any."
        back={{ to: '/staff', label: 'Home', phoneOnly: true }}
      />
    }
  >
    <TeamTable {...useTableState(TEAM_TABLE, Route.useSearch(), Route.useNavigate())} />
  </TablePage>
);

export const Route = createFileRoute('/staff/team')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Team,
});
