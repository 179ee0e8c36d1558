import { useDebouncedCallback } from '@mantine/hooks';
import { MAX_LINE_NOTE_LENGTH } from '@tailgate/contract/facts';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import classes from './visit.module.css';
import { useLineDetails } from './use-visit-writes.ts';
import type { Line } from './visit-words.ts';

const PAUSE_MS = 1000;

interface LineNoteProps {
  readonly orderId: string;
  readonly line: Line;
}

/** Saved by itself: after a pause, when the field is left, and when the page is. */
export const LineNote = ({ orderId, line }: LineNoteProps) => {
  const [text, setText] = useState(line.spNote);
  const write = useLineDetails('inline');
  const save = (spNote: string) => write.mutate({ params: { id: orderId, petServiceId: line.id }, body: { spNote } });
  const saveSoon = useDebouncedCallback(save, { delay: PAUSE_MS, flushOnUnmount: true });
  const isSaved = text.trim() === line.spNote;
  return (
    <div className={classes['note']}>
      <TextAreaField
        label={`Notes about ${line.pet.name}`}
        autosize
        minRows={2}
        maxLength={MAX_LINE_NOTE_LENGTH}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          saveSoon(value);
        }}
        onBlur={() => saveSoon.flush()}
      />
      <div className={classes['saved']} role="status">
        {write.isError && !isSaved ? (
          <>
            Not saved.
            <Button compact look="text" onClick={() => save(text)}>
              Save again
            </Button>
          </>
        ) : (
          <>{text !== '' && (isSaved ? 'Saved' : 'Saving…')}</>
        )}
      </div>
    </div>
  );
};
