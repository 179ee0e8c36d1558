import { createFileRoute } from '@tanstack/react-router';
import { DOCUMENTS_TABLE } from '#features/providers/documents/documents-spec.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { MyDocsScreen } from '../../../-account/my-docs-screen.tsx';

const FleetOwnerDocs = () => {
  const table = useTableState(DOCUMENTS_TABLE, Route.useSearch(), Route.useNavigate());
  return <MyDocsScreen account="/fleet-owner/account" table={table} />;
};

export const Route = createFileRoute('/fleet-owner/_main/account/my-docs')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: FleetOwnerDocs,
});
