import { EXPIRING_DOCUMENTS, VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract/facts';
import { localDateAt } from '@tailgate/values/local-time';
import { read } from '#shell/api/read.ts';
import { uploadDocument } from '#shell/files/upload-file.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { PathAnchor } from '#shell/forms/path-anchor.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { DocumentUpload, type UploadedDocument } from '#ui/uploads/document-upload.tsx';
import { documentInText } from './paper-words.ts';
import classes from './compliance.module.css';

/** A document to add, or to renew. */
export interface AskedDocument {
  readonly vehicle: { readonly id: string; readonly timeZone: string };
  readonly kind: VanDocumentKind;
  readonly verb: 'Upload' | 'Renew' | 'Replace';
}

interface DocumentDialogProps {
  /** Null while the dialog is closed. */
  readonly asked: AskedDocument | null;
  readonly onClose: () => void;
}

interface DocumentValues {
  document: UploadedDocument | null;
  expiresOn: string | null;
}

const EMPTY: DocumentValues = { document: null, expiresOn: null };

/** Adds a document of a van, or the renewal of one. */
export const DocumentDialog = ({ asked, onClose }: DocumentDialogProps) => (
  <FormDialog
    title={asked ? `${asked.verb} ${documentInText(asked.kind)}` : 'Upload document'}
    opened={asked !== null}
    onClose={onClose}
  >
    {asked && <DocumentForm {...asked} onClose={onClose} />}
  </FormDialog>
);

const DocumentForm = ({ vehicle, kind, onClose }: AskedDocument & Pick<DocumentDialogProps, 'onClose'>) => {
  const expires = EXPIRING_DOCUMENTS.includes(kind);
  const today = localDateAt(useNow(), vehicle.timeZone);
  const write = useWriteForm('POST /v2/service-vehicle/vehicles/:id/documents', {
    saved: EMPTY,
    validate: {
      document: (document) => (document === null ? 'Choose a file' : null),
      expiresOn: (date) => (expires && date === null ? 'Enter the expiration date' : null),
    },
    input: ({ document, expiresOn }) => ({
      params: { id: vehicle.id },
      body: { kind, document: document?.id ?? '', ...(expires && { expiresOn }) },
    }),
    keep: (queryClient, van) =>
      void queryClient.setQueryData(
        read('GET /v2/service-vehicle/vehicles/:id', { params: { id: van.id } }).queryKey,
        van,
      ),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: `${VAN_DOCUMENT_WORDS[kind]} saved`,
  });
  const { form } = write;
  const hasExpired = form.values.expiresOn !== null && form.values.expiresOn < today;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <PathAnchor form={form} path="document">
        <DocumentUpload
          label={VAN_DOCUMENT_WORDS[kind]}
          value={form.values.document}
          onChange={(document) => form.setFieldValue('document', document)}
          upload={uploadDocument}
          error={form.errors['document'] as string | undefined}
        />
      </PathAnchor>
      {expires && (
        <DateField label="Expires on" required {...form.getInputProps('expiresOn')} value={form.values.expiresOn} />
      )}
      {hasExpired && (
        <Notice tone="warning">
          This date has passed. You can keep it on file, but appointments can’t start with it.
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          {`Save ${documentInText(kind)}`}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
