import { useMediaQuery } from '@mantine/hooks';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { CropDialog } from '../crop/crop-dialog.tsx';
import { FilePicker } from './file-picker.tsx';
import classes from './photo-upload.module.css';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { PhotoTile, PickTile } from './photo-tile.tsx';
import { UploadFailed, UploadFoot, UploadGroup } from './upload-parts.tsx';
import { PHOTO_RULES, problemWith } from './upload-rules.ts';
import { usePreview } from './use-preview.ts';
import { useUpload, type Upload, type Uploaded } from './use-upload.ts';

/** Width by height of a logo. */
const LOGO = 5 / 2;

interface PhotoUploadProps<Photo extends Uploaded> {
  /** 'Before'. */
  readonly label: string;
  readonly value: Photo | null;
  readonly onChange: (photo: Photo | null) => void;
  readonly upload: Upload<Photo>;
  /** What the picture is for, before there is one. */
  readonly description?: string;
  readonly error?: string | undefined;
  /** A logo instead of a photo: shown as a whole on the background it is made for, and not taken by a camera. */
  readonly logoOn?: 'light' | 'dark';
  /** Width by height of the part of the photo that is kept; whoever picks one chooses it. The whole photo without it. */
  readonly crop?: number;
}

export const PhotoUpload = <Photo extends Uploaded>({
  label,
  value,
  onChange,
  upload,
  description,
  error,
  logoOn,
  crop,
}: PhotoUploadProps<Photo>) => {
  const { state, send, stop } = useUpload(upload, PHOTO_RULES, onChange);
  const file = 'file' in state ? state.file : null;
  const preview = usePreview(file);
  const shown = preview ?? value?.url ?? null;
  // Only where there is a camera at hand: elsewhere the button would open the same files.
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const problem = state.kind === 'refused' ? state.problem : error;
  const [toCrop, setToCrop] = useState<File | null>(null);
  // What cannot be sent is refused before it is cropped.
  const pick = (picked: File) =>
    crop === undefined || problemWith(picked, PHOTO_RULES) !== null ? send(picked) : setToCrop(picked);
  const noun = logoOn ? 'logo' : 'photo';
  const aspect = logoOn ? LOGO : crop;
  return (
    <UploadGroup label={label} className={classes['photo']}>
      <div className={classes['tiles']}>
        {shown === null && (
          <PickTile icon={ImagePlus} aspect={aspect} hasProblem={!!problem} onPick={pick}>
            {`Choose ${noun}`}
          </PickTile>
        )}
        {shown === null && touch && !logoOn && (
          <PickTile camera icon={Camera} aspect={aspect} hasProblem={false} onPick={pick}>
            Take photo
          </PickTile>
        )}
        {shown !== null && (
          <PhotoTile
            src={shown}
            alt={`${label}, preview`}
            aspect={aspect}
            isSending={file !== null}
            logoOn={logoOn}
            onDrop={pick}
          />
        )}
        {(shown !== null || file) && (
          <Changes
            label={label}
            isSending={file !== null}
            onPick={pick}
            onRemove={() => (file ? stop() : onChange(null))}
          />
        )}
      </div>
      {state.kind === 'sending' && (
        <div className={classes['progress']}>
          <ProgressBar label={`Uploading ${label}`} percent={state.percent} />
          <span>{Math.round(state.percent)}%</span>
        </div>
      )}
      {state.kind === 'failed' && (
        <UploadFailed title={`The ${noun} was not uploaded.`} onRetry={() => send(state.file)} />
      )}
      <UploadFoot problem={problem} rules={PHOTO_RULES} description={description} isEmpty={!value && !file} />
      {toCrop && crop !== undefined && (
        <CropDialog
          label={label}
          photo={toCrop}
          aspect={crop}
          hasCamera={touch}
          onPick={pick}
          onCrop={(cropped) => {
            setToCrop(null);
            send(cropped);
          }}
          onClose={() => setToCrop(null)}
        />
      )}
    </UploadGroup>
  );
};

interface ChangesProps {
  readonly label: string;
  readonly isSending: boolean;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

/** What can be done with a photo that is there. */
const Changes = ({ label, isSending, onPick, onRemove }: ChangesProps) => (
  <div className={classes['changes']}>
    {!isSending && (
      <FilePicker types={PHOTO_RULES.types} icon={<ImagePlus size={18} aria-hidden />} onPick={onPick}>
        Choose another
      </FilePicker>
    )}
    <Button
      compact
      look="text"
      icon={<Trash2 size={18} aria-hidden />}
      aria-label={isSending ? `Stop uploading ${label}` : `Remove ${label}`}
      onClick={onRemove}
    >
      {isSending ? 'Stop' : 'Remove'}
    </Button>
  </div>
);
