import { EXPIRING_DOCUMENTS, VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract/facts';
import { uploadDocument } from '#shell/files/upload-file.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DocumentUpload, type UploadedDocument } from '#ui/uploads/document-upload.tsx';
import { keepVehicle, type Vehicle } from '../../vehicles-query.ts';
import { PathAnchor } from '../path-anchor.tsx';
import classes from '../sections.module.css';

interface DocumentDialogProps {
  readonly vehicle: Vehicle;
  /** The one to add or renew; null while the dialog is closed. */
  readonly kind: VanDocumentKind | null;
  readonly onClose: () => void;
}

interface DocumentValues {
  document: UploadedDocument | null;
  expiresOn: string | null;
}

const EMPTY: DocumentValues = { document: null, expiresOn: null };
export const nameInText = (kind: VanDocumentKind): string => VAN_DOCUMENT_WORDS[kind].toLowerCase();

/** 'Renew' where there is one already. */
export const verbFor = ({ documents }: Vehicle, kind: VanDocumentKind): 'Upload' | 'Renew' | 'Replace' => {
  if (!documents.some((document) => document.kind === kind)) return 'Upload';
  return EXPIRING_DOCUMENTS.includes(kind) ? 'Renew' : 'Replace';
};

/** Adds a document of a van, or the renewal of one. */
export const DocumentDialog = ({ vehicle, kind, onClose }: DocumentDialogProps) => (
  <FormDialog
    title={kind ? `${verbFor(vehicle, kind)} ${nameInText(kind)}` : 'Upload document'}
    opened={kind !== null}
    onClose={onClose}
  >
    {kind && <DocumentForm vehicle={vehicle} kind={kind} onClose={onClose} />}
  </FormDialog>
);

const DocumentForm = ({ vehicle, kind, onClose }: DocumentDialogProps & { readonly kind: VanDocumentKind }) => {
  const expires = EXPIRING_DOCUMENTS.includes(kind);
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
    keep: keepVehicle,
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: `${VAN_DOCUMENT_WORDS[kind]} saved`,
  });
  const { form } = write;
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
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          {`Save ${nameInText(kind)}`}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
