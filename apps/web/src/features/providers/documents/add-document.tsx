import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#shell/api/read-again.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { DocumentUpload, type UploadedDocument } from '#ui/uploads/document-upload.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';

interface AddDocumentProps {
  readonly upload: (title: string) => Upload<UploadedDocument>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A title and a file; the document is in the table as soon as it is uploaded. */
export const AddDocument = ({ upload, opened, onClose }: AddDocumentProps) => {
  const queryClient = useQueryClient();
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
          void readAgain(queryClient, ['documents']);
        }}
      />
    </FormDialog>
  );
};
