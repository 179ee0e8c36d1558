import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Camera, ImagePlus, RotateCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { fieldProblem } from './field-parts.tsx';
import { FilePicker } from './file-picker.tsx';
import classes from './photo-upload.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { limitInWords, PHOTO_RULES } from './upload-rules.ts';
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
  const id = useId();
  const { state, send, stop } = useUpload(upload, PHOTO_RULES, onChange);
  const file = 'file' in state ? state.file : null;
  const preview = usePreview(file);
  const shown = preview ?? value?.url ?? null;
  // Only where there is a camera at hand: elsewhere the button would open the same files.
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const problem = state.kind === 'refused' ? state.problem : error;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes['photo']}>
      <span id={`${id}-label`} className={classes['label']}>
        {label}
      </span>
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
      {state.kind === 'failed' && (
        <div className={classes['failed']} role="alert">
          <span className={classes['problem']}>{fieldProblem('The photo was not uploaded.')}</span>
          <Button compact icon={<RotateCw size={18} aria-hidden />} onClick={() => send(state.file)}>
            Try again
          </Button>
        </div>
      )}
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
      {problem ? (
        <span className={classes['problem']} role="alert">
          {fieldProblem(problem)}
        </span>
      ) : (
        !value && !file && <span className={classes['help']}>{limitInWords(PHOTO_RULES)}</span>
      )}
    </div>
  );
};
