import { useMediaQuery } from '@mantine/hooks';
import { createFileRoute } from '@tanstack/react-router';
import { boardView } from '#features/fleet/board/board-search.ts';
import { DriverBoard } from '#features/fleet/board/driver-board.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const DriverAssignment = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isNarrow = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  const { now, zone } = useToday();
  return (
    <TablePage
      header={
        <PageHeader title="Driver assignment" back={{ to: '/fleet-owner/account/vehicles', label: 'your vans' }} />
      }
    >
      {now ? (
        <DriverBoard
          view={boardView(search, { ...now, isNarrow })}
          today={now.today}
          isNarrow={isNarrow}
          onView={(change) => navigate({ search: { ...search, ...change }, replace: true })}
        />
      ) : (
        <LoadingState what="the board" of={[zone]} rows={6} />
      )}
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account_/driver-assignment')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: DriverAssignment,
});
