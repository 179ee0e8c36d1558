import { useState, type SubmitEvent } from 'react';
import type { Point } from '#ui/map/point.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { inOneSentence, postalCodesProblem, readPostalCodes } from './postal-codes.rules.ts';
import { useOutline } from './work-zones-query.ts';
import { outlineFailureInWords } from './zone-refusals.ts';
import classes from './service-area.module.css';

/** ZIP codes that the address search does not have. */
const unknownInWords = (unknown: readonly string[], isDrawn: boolean): string => {
  const words = `We don’t know ${inOneSentence(unknown)}, so`;
  if (!isDrawn) return `${words} no border was drawn. Check the digits, or draw the border on the map.`;
  return `${words} the border does not go around ${unknown.length === 1 ? 'it' : 'them'}.`;
};

/** A border without drawing one: around the ZIP codes that one drives to. */
export const ZipOutlineForm = ({ onOutline }: { onOutline: (points: readonly Point[]) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const outline = useOutline();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const postalCodes = readPostalCodes(text);
    const wrong = postalCodesProblem(postalCodes);
    setProblem(wrong);
    if (wrong || outline.isPending) return;
    outline.mutate(
      { body: { postalCodes } },
      {
        onSuccess: ({ points }) => {
          if (points.length > 0) onOutline(points);
        },
      },
    );
  };
  const unknown = outline.data?.unknown ?? [];
  return (
    <Card title="Border from ZIP codes">
      <CardBody>
        <form noValidate className={classes['form']} onSubmit={submit}>
          <TextField
            label="ZIP codes"
            description="Such as 78704, 78745. The border goes around all of them."
            value={text}
            error={problem}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {outline.isError && <Notice tone="danger">{outlineFailureInWords(outline.error)}</Notice>}
          {outline.data && unknown.length > 0 && (
            <Notice tone="warning">{unknownInWords(unknown, outline.data.points.length > 0)}</Notice>
          )}
          <Button look="tint" type="submit" busy={outline.isPending} busyLabel="Drawing…">
            Draw border
          </Button>
        </form>
      </CardBody>
    </Card>
  );
};
