import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { POLICIES_TABLE } from '#features/fleet/policies-spec.ts';
import { PoliciesTable } from '#features/fleet/policies-table.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const NEW = '/fleet-owner/account/policies/new';

const Policies = () => {
  const table = useTableState(POLICIES_TABLE, Route.useSearch(), Route.useNavigate());
  return (
    <TablePage
      header={
        <PageHeader
          title="Policies"
          lead="What you ask of drivers. They read and accept each version."
          back={{ to: '/fleet-owner/account', label: 'your account' }}
          actions={
            <ButtonLink look="filled" compact icon={<Plus size={20} aria-hidden />} to={NEW}>
              Add policy
            </ButtonLink>
          }
        />
      }
    >
      <PoliciesTable
        {...table}
        add={
          <ButtonLink look="tint" to={NEW}>
            Add your first policy
          </ButtonLink>
        }
      />
    </TablePage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account/policies/')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: Policies,
});
