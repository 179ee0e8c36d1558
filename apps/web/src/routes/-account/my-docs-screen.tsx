import { uploadDocument } from '#features/attachments/upload-file.ts';
import { AddDocument } from '#features/documents/add-document.tsx';
import { DocumentList } from '#features/documents/document-list.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import classes from './my-docs-screen.module.css';

export const MyDocsScreen = ({ account }: { account: '/groomer/account' | '/fleet-owner/account' }) => (
  <>
    <PageHeader
      title="My documents"
      lead="Papers you keep with your account. Only you, our staff and our support see them."
      back={{ to: account, label: 'your account' }}
    />
    <div className={classes['columns']}>
      <DocumentList />
      <div className={classes['adding']}>
        <AddDocument upload={uploadDocument} />
      </div>
    </div>
  </>
);
