import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { FilePicker } from './file-picker.tsx';
import classes from './photo-upload.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { UploadFailed, UploadFoot, UploadGroup } from './upload-parts.tsx';
import { PHOTO_RULES } from './upload-rules.ts';
import { usePreview } from './use-preview.ts';
import { useUpload, type Upload, type Uploaded } from './use-upload.ts';

interface PhotoUploadProps<Photo extends Uploaded> {
  /** 'Before'. */
  readonly label: string;
  readonly value: Photo | null;
  readonly onChange: (photo: Photo | null) => void;
  readonly upload: Upload<Photo>;
  readonly error?: string | undefined;
}

export const PhotoUpload = <Photo extends Uploaded>({
  label,
  value,
  onChange,
  upload,
  error,
}: PhotoUploadProps<Photo>) => {
  const { state, send, stop } = useUpload(upload, PHOTO_RULES, onChange);
  const file = 'file' in state ? state.file : null;
  const preview = usePreview(file);
  const shown = preview ?? value?.url ?? null;
  // Only where there is a camera at hand: elsewhere the button would open the same files.
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const problem = state.kind === 'refused' ? state.problem : error;
  return (
    <UploadGroup label={label} className={classes['photo']}>
      <div className={classes['frame']} data-filled={shown !== null || undefined} data-problem={!!problem || undefined}>
        {shown === null ? (
          <ImagePlus size={28} aria-hidden />
        ) : (
          <img
            className={classes['picture']}
            src={shown}
            alt={`${label}, preview`}
            data-sending={!!file || undefined}
          />
        )}
        {(shown !== null || file) && (
          <UnstyledButton
            className={classes['remove'] ?? ''}
            aria-label={file ? `Stop uploading ${label}` : `Remove ${label}`}
            onClick={() => (file ? stop() : onChange(null))}
          >
            <Trash2 size={20} aria-hidden />
          </UnstyledButton>
        )}
      </div>
      {state.kind === 'sending' && (
        <div className={classes['progress']}>
          <ProgressBar label={`Uploading ${label}`} percent={state.percent} />
          <span>{Math.round(state.percent)}%</span>
        </div>
      )}
      {state.kind === 'failed' && <UploadFailed title="The photo was not uploaded." onRetry={() => send(state.file)} />}
      {!file && (
        <div className={classes['buttons']}>
          {touch && (
            <FilePicker camera types={PHOTO_RULES.types} icon={<Camera size={18} aria-hidden />} onPick={send}>
              Take photo
            </FilePicker>
          )}
          <FilePicker types={PHOTO_RULES.types} icon={<ImagePlus size={18} aria-hidden />} onPick={send}>
            {value ? 'Choose another' : 'Choose photo'}
          </FilePicker>
        </div>
      )}
      <UploadFoot problem={problem} rules={PHOTO_RULES} isEmpty={!value && !file} />
    </UploadGroup>
  );
};
