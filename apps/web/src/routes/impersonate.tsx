import { createFileRoute } from '@tanstack/react-router';
import { PEOPLE_TABLE } from '#features/accounts/people/people-spec.ts';
import { PeopleTable } from '#features/accounts/people/people-table.tsx';
import { keepGuards } from '#shell/guards/keep-guards.ts';
import { Area } from '#shell/layouts/area.tsx';
import { AreaSkeleton } from '#shell/layouts/area-skeleton.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { TablePage } from '#ui/pages/table-page.tsx';

const Impersonate = () => {
  const table = useTableState(PEOPLE_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <Area role="support">
      <TablePage
        header={
          <PageHeader
            title="Log in as a user"
            lead="Find the person, give a reason, and see what they see for a limited time. Everything is logged."
            back={{ to: '/support', label: 'Home' }}
          />
        }
      >
        <PeopleTable area="/support/people" {...table} />
      </TablePage>
    </Area>
  );
};

export const Route = createFileRoute('/impersonate')({
  staticData: { guards: ['support'] },
  validateSearch: textSearch,
  beforeLoad: keepGuards,
  component: Impersonate,
  pendingComponent: AreaSkeleton,
});
