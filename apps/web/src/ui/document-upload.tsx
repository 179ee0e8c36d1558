import { UnstyledButton } from '@mantine/core';
import { FileText, RotateCw, Trash2, Upload as UploadIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from './button.tsx';
import classes from './document-upload.module.css';
import { fieldProblem } from './field-parts.tsx';
import { FilePicker } from './file-picker.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { TextField } from './text-field.tsx';
import { Anchor } from './text-link.tsx';
import { limitInWords, PAPER_RULES } from './upload-rules.ts';
import { useUpload, type Upload, type Uploaded } from './use-upload.ts';

export interface UploadedDocument extends Uploaded {
  readonly title: string;
}

interface DocumentUploadProps<Paper extends UploadedDocument> {
  readonly label: string;
  readonly value: Paper | null;
  readonly onChange: (paper: Paper | null) => void;
  /** The title is what the person called it. */
  readonly upload: (title: string) => Upload<Paper>;
  readonly error?: string | undefined;
}

const titleOf = (filename: string) => filename.replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' ');

export const DocumentUpload = <Paper extends UploadedDocument>({
  label,
  value,
  onChange,
  upload,
  error,
}: DocumentUploadProps<Paper>) => {
  const id = useId();
  const [title, setTitle] = useState('');
  const { state, send, stop } = useUpload<Paper>(
    (file, ...rest) => upload(title.trim() || titleOf(file.name))(file, ...rest),
    PAPER_RULES,
    onChange,
  );
  const file = 'file' in state ? state.file : null;
  const problem = state.kind === 'refused' ? state.problem : error;
  const name = value?.title ?? file?.name;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes['document']}>
      <span id={`${id}-label`} className={classes['label']}>
        {label}
      </span>
      {name === undefined ? (
        <>
          <TextField
            label="Title"
            optional
            maxLength={200}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <div>
            <FilePicker types={PAPER_RULES.types} icon={<UploadIcon size={18} aria-hidden />} onPick={send}>
              Choose file
            </FilePicker>
          </div>
        </>
      ) : (
        <div className={classes['file']}>
          <FileText size={22} aria-hidden className={classes['icon']} />
          <span className={classes['name']}>
            {value ? (
              <Anchor href={value.url} target="_blank" rel="noreferrer">
                {name}
              </Anchor>
            ) : (
              name
            )}
          </span>
          {state.kind === 'sending' && <span>{Math.round(state.percent)}%</span>}
          <UnstyledButton
            className={classes['remove'] ?? ''}
            aria-label={file ? `Stop uploading ${name}` : `Remove ${name}`}
            onClick={() => (file ? stop() : onChange(null))}
          >
            <Trash2 size={20} aria-hidden />
          </UnstyledButton>
        </div>
      )}
      {state.kind === 'sending' && <ProgressBar label={`Uploading ${name ?? label}`} percent={state.percent} />}
      {state.kind === 'failed' && (
        <div className={classes['failed']} role="alert">
          <span className={classes['problem']}>{fieldProblem('The document was not uploaded.')}</span>
          <Button compact icon={<RotateCw size={18} aria-hidden />} onClick={() => send(state.file)}>
            Try again
          </Button>
        </div>
      )}
      {problem ? (
        <span className={classes['problem']} role="alert">
          {fieldProblem(problem)}
        </span>
      ) : (
        name === undefined && <span className={classes['help']}>{limitInWords(PAPER_RULES)}</span>
      )}
    </div>
  );
};
