import { Camera, ImagePlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Dialog } from '../actions/dialog.tsx';
import { FilePicker } from '../uploads/file-picker.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { PHOTO_RULES } from '../uploads/upload-rules.ts';
import type { CropEditorProps } from './crop-editor.tsx';

const Editor = lazy(async () => ({ default: (await import('./crop-editor.tsx')).CropEditor }));

interface CropDialogProps extends Omit<CropEditorProps, 'retake'> {
  readonly label: string;
  readonly hasCamera: boolean;
  readonly onPick: (photo: File) => void;
  readonly onClose: () => void;
}

/** Between picking a photo and uploading it: what of it is kept. */
export const CropDialog = ({ label, hasCamera, onPick, onClose, ...editor }: CropDialogProps) => (
  <Dialog title={`Crop photo: ${label}`} opened onClose={onClose}>
    <Suspense fallback={<SkeletonRows rows={4} label="Loading the photo" />}>
      <Editor
        key={`${editor.photo.name} ${editor.photo.lastModified} ${editor.photo.size}`}
        {...editor}
        retake={
          hasCamera ? (
            <FilePicker camera types={PHOTO_RULES.types} icon={<Camera size={18} aria-hidden />} onPick={onPick}>
              Retake
            </FilePicker>
          ) : (
            <FilePicker types={PHOTO_RULES.types} icon={<ImagePlus size={18} aria-hidden />} onPick={onPick}>
              Choose another
            </FilePicker>
          )
        }
      />
    </Suspense>
  </Dialog>
);
