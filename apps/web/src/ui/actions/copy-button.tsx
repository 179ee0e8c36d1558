import { VisuallyHidden } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const SAID_FOR_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** 'Copy VIN'. */
  readonly label?: string;
}

type State = 'idle' | 'copied' | 'refused';

export const CopyButton = ({ text, label = 'Copy' }: CopyButtonProps) => {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const said = { idle: label, copied: 'Copied', refused: 'Couldn’t copy' }[state];
  return (
    <>
      <Button
        compact
        look="text"
        icon={state === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setState('copied'),
            () => setState('refused'),
          );
        }}
      >
        {said}
      </Button>
      <VisuallyHidden role="status">{state === 'idle' ? '' : said}</VisuallyHidden>
    </>
  );
};
