import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CropDialog } from '../crop/crop-dialog.tsx';
import { FilePicker } from './file-picker.tsx';
import classes from './photo-upload.module.css';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { UploadFailed, UploadFoot, UploadGroup } from './upload-parts.tsx';
import { PHOTO_RULES, problemWith } from './upload-rules.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePreview } from './use-preview.ts';
import { useUpload, type Upload, type Uploaded } from './use-upload.ts';

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
  return (
    <UploadGroup label={label} className={classes['photo']}>
      <Frame
        label={label}
        shown={shown}
        isSending={file !== null}
        hasProblem={!!problem}
        logoOn={logoOn}
        aspect={crop}
        hint={touch ? undefined : `Drop a ${noun} here`}
        onDrop={pick}
        onRemove={() => (file ? stop() : onChange(null))}
      />
      {state.kind === 'sending' && (
        <div className={classes['progress']}>
          <ProgressBar label={`Uploading ${label}`} percent={state.percent} />
          <span>{Math.round(state.percent)}%</span>
        </div>
      )}
      {state.kind === 'failed' && (
        <UploadFailed title={`The ${noun} was not uploaded.`} onRetry={() => send(state.file)} />
      )}
      {!file && (
        <div className={classes['buttons']}>
          {touch && !logoOn && (
            <FilePicker camera types={PHOTO_RULES.types} icon={<Camera size={18} aria-hidden />} onPick={pick}>
              Take photo
            </FilePicker>
          )}
          <FilePicker types={PHOTO_RULES.types} icon={<ImagePlus size={18} aria-hidden />} onPick={pick}>
            {value ? 'Choose another' : `Choose ${noun}`}
          </FilePicker>
        </div>
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

interface FrameProps {
  readonly label: string;
  readonly shown: string | null;
  readonly isSending: boolean;
  readonly hasProblem: boolean;
  readonly logoOn: 'light' | 'dark' | undefined;
  readonly aspect: number | undefined;
  readonly hint: string | undefined;
  readonly onDrop: (file: File) => void;
  readonly onRemove: () => void;
}

const Frame = ({ label, shown, isSending, hasProblem, logoOn, aspect, hint, onDrop, onRemove }: FrameProps) => {
  const drop = useFileDrop(onDrop);
  return (
    <div
      className={classes['frame']}
      data-filled={shown !== null || undefined}
      data-problem={hasProblem || undefined}
      data-logo={logoOn}
      data-over={drop.isOver || undefined}
      style={{ aspectRatio: aspect }}
      {...drop.props}
    >
      {shown === null ? (
        <span className={classes['empty']}>
          <ImagePlus size={28} aria-hidden />
          {hint}
        </span>
      ) : (
        <div className={classes['ground']} data-theme={logoOn}>
          <img
            className={classes['picture']}
            src={shown}
            alt={`${label}, preview`}
            data-sending={isSending || undefined}
          />
        </div>
      )}
      {(shown !== null || isSending) && (
        <UnstyledButton
          className={classes['remove'] ?? ''}
          aria-label={isSending ? `Stop uploading ${label}` : `Remove ${label}`}
          onClick={onRemove}
        >
          <Trash2 size={20} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  );
};
