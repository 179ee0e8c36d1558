import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { TAXES_TABLE } from '#features/sites/staff/taxes/taxes-spec.ts';
import { Taxes } from '#features/sites/staff/taxes/taxes.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const StaffTaxes = () => {
  const table = useTableState(TAXES_TABLE, Route.useSearch(), Route.useNavigate());
  const [open, setOpen] = useState<ComponentProps<typeof Taxes>['open']>(null);
  return (
    <TablePage
      header={
        <PageHeader
          title="Taxes and fees"
          lead="The most precise ZIP code counts. A changed rate applies to orders completed from now on; completed orders keep theirs."
          back={{ to: '/staff', label: 'Home', phoneOnly: true }}
          actions={
            <Button look="filled" compact icon={<Plus size={20} aria-hidden />} onClick={() => setOpen('new')}>
              Add rate
            </Button>
          }
        />
      }
    >
      <Taxes
        {...table}
        open={open}
        onOpen={setOpen}
        add={
          <Button look="tint" onClick={() => setOpen('new')}>
            Add your first rate
          </Button>
        }
      />
    </TablePage>
  );
};

export const Route = createFileRoute('/staff/taxes')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: StaffTaxes,
});
