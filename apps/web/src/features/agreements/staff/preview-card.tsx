import { useState } from 'react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import type { TextBody } from '../sign-agreements.tsx';
import { differenceOf } from './text-difference.ts';
import classes from '../agreements.module.css';

interface PreviewCardProps {
  readonly text: string;
  readonly published: string | null;
  readonly Body: TextBody;
}

const MARKS = { same: ' ', added: '+', removed: '−' } as const;
const WORDS = { same: '', added: 'Added: ', removed: 'Removed: ' } as const;

/** As people will read it, or what differs from the published version. */
export const PreviewCard = ({ text, published, Body }: PreviewCardProps) => {
  const [shown, setShown] = useState<'preview' | 'changes'>('preview');
  const isSame = published === text;
  return (
    <Card title="Preview">
      <CardBody>
        <div className={classes['text']}>
          {published !== null && (
            <ChoiceChips
              label="What to show"
              choices={[
                { value: 'preview', label: 'Text' },
                { value: 'changes', label: 'Changes' },
              ]}
              chosen={shown}
              onChoose={setShown}
            />
          )}
          {shown === 'preview' || published === null ? (
            <Body>{text}</Body>
          ) : (
            <>
              {isSame && <p className={classes['meta']}>The same as the published version.</p>}
              <ol className={classes['difference']} aria-label="Differences">
                {differenceOf(published, text).map(({ kind, text: line }, index) => (
                  <li key={index} data-kind={kind}>
                    <span aria-hidden className={classes['mark']}>
                      {MARKS[kind]}
                    </span>
                    <span className={classes['hidden']}>{WORDS[kind]}</span>
                    {line}
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      </CardBody>
    </Card>
  );
};
