import { uploadDocument } from '#shell/files/upload-file.ts';
import { AddDocument } from '#features/providers/documents/add-document.tsx';
import { DocumentList } from '#features/providers/documents/document-list.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormAndAside, FormPage } from '#ui/pages/form-page.tsx';

export const MyDocsScreen = ({ account }: { account: '/groomer/account' | '/fleet-owner/account' }) => (
  <FormPage
    header={
      <PageHeader
        title="Documents"
        lead="Only you, our staff and our support team can see them."
        back={{ to: account, label: 'your account' }}
      />
    }
  >
    <FormAndAside aside={<AddDocument upload={uploadDocument} />}>
      <DocumentList />
    </FormAndAside>
  </FormPage>
);
