import { Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { AddDocument } from '#features/providers/documents/add-document.tsx';
import { DocumentTable } from '#features/providers/documents/document-table.tsx';
import { uploadDocument } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

interface MyDocsScreenProps {
  readonly account: '/groomer/account' | '/fleet-owner/account';
  readonly table: Pick<ComponentProps<typeof DocumentTable>, 'state' | 'onState'>;
}

export const MyDocsScreen = ({ account, table }: MyDocsScreenProps) => {
  const [isAdding, setIsAdding] = useState(false);
  const open = () => setIsAdding(true);
  return (
    <TablePage
      header={
        <PageHeader
          title="Documents"
          lead="Only you, our staff and our support team can see them."
          back={{ to: account, label: 'your account' }}
          actions={
            <Button look="filled" compact icon={<Plus size={20} aria-hidden />} onClick={open}>
              Add document
            </Button>
          }
        />
      }
    >
      <DocumentTable
        {...table}
        add={
          <Button look="tint" onClick={open}>
            Add your first document
          </Button>
        }
      />
      <AddDocument upload={uploadDocument} opened={isAdding} onClose={() => setIsAdding(false)} />
    </TablePage>
  );
};
