import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { DocumentUpload, type UploadedDocument } from '#ui/uploads/document-upload.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import { useReloadDocuments } from './documents-query.ts';

interface AddDocumentProps {
  readonly upload: (title: string) => Upload<UploadedDocument>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A title and a file; the document is in the table as soon as it is uploaded. */
export const AddDocument = ({ upload, opened, onClose }: AddDocumentProps) => {
  const reload = useReloadDocuments();
  return (
    <FormDialog title="Add document" opened={opened} onClose={onClose}>
      <DocumentUpload
        label="Document"
        value={null}
        upload={upload}
        onChange={(paper) => {
          if (!paper) return;
          toastSuccess(`${paper.title} is added`);
          onClose();
          void reload();
        }}
      />
    </FormDialog>
  );
};
