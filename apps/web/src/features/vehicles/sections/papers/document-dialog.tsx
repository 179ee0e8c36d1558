import type { VanDocumentKind } from '@tailgate/contract/facts';
import { DocumentDialog as DialogOfAnyVan } from '#features/compliance/index.ts';
import type { Vehicle } from '../../vehicles-query.ts';
import { verbFor } from './document-words.ts';

interface DocumentDialogProps {
  readonly vehicle: Vehicle;
  /** The one to add or renew; null while the dialog is closed. */
  readonly kind: VanDocumentKind | null;
  readonly onClose: () => void;
}

/** Adds a document of a van whose record is known, or the renewal of one. */
export const DocumentDialog = ({ vehicle, kind, onClose }: DocumentDialogProps) => (
  <DialogOfAnyVan asked={kind && { vehicle, kind, verb: verbFor(vehicle, kind) }} onClose={onClose} />
);
