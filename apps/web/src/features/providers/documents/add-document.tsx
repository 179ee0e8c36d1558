import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { DocumentUpload, type UploadedDocument } from '#ui/document-upload.tsx';
import type { Upload } from '#ui/use-upload.ts';
import { useReloadDocuments } from './documents-query.ts';

/** One paper after the other: what is uploaded goes to the list, and the field is free again. */
export const AddDocument = ({ upload }: { upload: (title: string) => Upload<UploadedDocument> }) => {
  const [count, setCount] = useState(0);
  const reload = useReloadDocuments();
  return (
    <Card>
      <CardBody>
        <DocumentUpload
          key={count}
          label="Add a document"
          value={null}
          upload={upload}
          onChange={(paper) => {
            if (!paper) return;
            toastSuccess(`${paper.title} is added`);
            setCount(count + 1);
            void reload();
          }}
        />
      </CardBody>
    </Card>
  );
};
