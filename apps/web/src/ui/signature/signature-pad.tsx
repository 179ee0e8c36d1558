import { Keyboard, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { fieldProblem } from '../fields/field-parts.tsx';
import words from '../fields/field-words.module.css';
import classes from './signature-pad.module.css';
import { DrawnSignature, TypedSignature, type Signature } from './signature-parts.tsx';

export type { Signature } from './signature-parts.tsx';

interface SignaturePadProps {
  readonly label: string;
  readonly value: Signature | null;
  readonly onChange: (signature: Signature | null) => void;
  readonly error?: string | undefined;
}

/** Drawn or typed. */
export const SignaturePad = ({ label, value, onChange, error }: SignaturePadProps) => {
  const id = useId();
  const [typing, setTyping] = useState(value?.kind === 'typed');
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={classes['signature']}
      data-error={!!error || undefined}
    >
      <div className={classes['head']}>
        <span id={`${id}-label`} className={words['label']}>
          {label}
        </span>
        <Button
          compact
          look="text"
          icon={typing ? <PenLine size={18} aria-hidden /> : <Keyboard size={18} aria-hidden />}
          onClick={() => {
            setTyping(!typing);
            onChange(null);
          }}
        >
          {typing ? 'Draw instead' : 'Type my name'}
        </Button>
      </div>
      {typing ? (
        <TypedSignature name={value?.kind === 'typed' ? value.name : ''} onChange={onChange} />
      ) : (
        <DrawnSignature signed={value?.kind === 'drawn'} onChange={onChange} />
      )}
      {error && (
        <span className={words['problem']} role="alert">
          {fieldProblem(error)}
        </span>
      )}
    </div>
  );
};
