import { createFileRoute } from '@tanstack/react-router';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { DRIVERS_TABLE } from '#features/fleet/drivers-spec.ts';
import { DriversTable } from '#features/fleet/drivers-table.tsx';
import { InviteDriverDialog } from '#features/fleet/invite-driver-dialog.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const Drivers = () => {
  const table = useTableState(DRIVERS_TABLE, Route.useSearch(), Route.useNavigate());
  const [isInviting, setIsInviting] = useState(false);
  const invite = () => setIsInviting(true);
  return (
    <TablePage
      header={
        <PageHeader
          title="Drivers"
          lead="Groomers who drive your vans."
          back={{ to: '/fleet-owner/account', label: 'your account' }}
          actions={
            <Button look="filled" compact icon={<UserRoundPlus size={20} aria-hidden />} onClick={invite}>
              Invite driver
            </Button>
          }
        />
      }
    >
      <DriversTable
        {...table}
        invite={
          <Button look="tint" onClick={invite}>
            Invite your first driver
          </Button>
        }
      />
      <InviteDriverDialog opened={isInviting} onClose={() => setIsInviting(false)} />
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account/attached-service-providers')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Drivers,
});
