import { UnstyledButton } from '@mantine/core';
import { MAX_DOCUMENT_TITLE_LENGTH } from '@tailgate/contract/facts';
import { FileText, Trash2, Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import classes from './document-upload.module.css';
import { FilePicker } from './file-picker.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Anchor } from '../actions/text-link.tsx';
import { UploadFailed, UploadFoot, UploadGroup } from './upload-parts.tsx';
import { PAPER_RULES } from './upload-rules.ts';
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
    <UploadGroup label={label} className={classes['document']}>
      {name === undefined ? (
        <>
          <TextField
            label="Title"
            optional
            maxLength={MAX_DOCUMENT_TITLE_LENGTH}
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
        <UploadFailed title="The document was not uploaded." onRetry={() => send(state.file)} />
      )}
      <UploadFoot problem={problem} rules={PAPER_RULES} isEmpty={name === undefined} />
    </UploadGroup>
  );
};
