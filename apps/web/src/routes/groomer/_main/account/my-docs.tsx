import { createFileRoute } from '@tanstack/react-router';
import { DOCUMENTS_TABLE } from '#features/providers/documents/documents-spec.ts';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { MyDocsScreen } from '../../../-account/my-docs-screen.tsx';

const GroomerDocs = () => {
  const table = useTableState(DOCUMENTS_TABLE, Route.useSearch(), Route.useNavigate());
  return <MyDocsScreen account="/groomer/account" table={table} />;
};

export const Route = createFileRoute('/groomer/_main/account/my-docs')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: GroomerDocs,
});
