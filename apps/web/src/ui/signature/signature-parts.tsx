import { VisuallyHidden } from '@mantine/core';
import { MAX_SIGNATURE_NAME_LENGTH } from '@tailgate/contract/facts';
import { Eraser } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import classes from './signature-pad.module.css';
import { TextField } from '../fields/text-field.tsx';
import { useDrawing, type Drawing } from './use-drawing.ts';

export type Signature =
  | { readonly kind: 'drawn'; readonly image: Blob; readonly drawing: Drawing }
  | { readonly kind: 'typed'; readonly name: string };

interface DrawnProps {
  readonly signed: boolean;
  readonly onChange: (signature: Signature | null) => void;
}

export const DrawnSignature = ({ signed, onChange }: DrawnProps) => {
  const { canvas, state, clear } = useDrawing((image, drawing) => onChange({ kind: 'drawn', image, drawing }));
  if (state === 'impossible') return <Notice tone="info">Drawing doesn’t work here. Type your name instead.</Notice>;
  return (
    <div className={classes['sheet']}>
      <canvas ref={canvas} className={classes['canvas']} aria-hidden data-ready={state === 'ready' || undefined} />
      <VisuallyHidden role="status">{signed ? 'Signed' : ''}</VisuallyHidden>
      {!signed && (
        <span className={classes['hint']} aria-hidden>
          Sign here with your finger, pen or mouse
        </span>
      )}
      <span className={classes['line']} aria-hidden />
      {signed && (
        <div className={classes['clear']}>
          <Button
            compact
            look="text"
            icon={<Eraser size={18} aria-hidden />}
            onClick={() => {
              clear();
              onChange(null);
            }}
          >
            Clear
          </Button>
        </div>
      )}
    </div>
  );
};

interface TypedProps {
  readonly name: string;
  readonly onChange: (signature: Signature | null) => void;
}

export const TypedSignature = ({ name, onChange }: TypedProps) => (
  <>
    <TextField
      label="Full name"
      autoComplete="name"
      maxLength={MAX_SIGNATURE_NAME_LENGTH}
      value={name}
      onChange={({ currentTarget: { value } }) => onChange(value.trim() ? { kind: 'typed', name: value } : null)}
    />
    <div className={classes['sheet']} aria-hidden>
      <span className={classes['typed']}>{name}</span>
      <span className={classes['line']} />
    </div>
  </>
);
