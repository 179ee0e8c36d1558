import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useSaveDetails } from './catalogue-query.ts';
import { featuresIn, ownWords, type Offering } from './offerings.ts';
import { ServiceWords } from './service-words.tsx';
import classes from './services.module.css';

interface ServiceWordsDialogProps {
  readonly offering: Offering;
  readonly price: string | undefined;
  readonly onClose: () => void;
}

const MOST_FEATURES = 20;
const LONGEST_FEATURE = 200;
const LONGEST = 2_000;

/** The groomer’s own words on a service, beside what a customer will read. */
export const ServiceWordsDialog = ({ offering, price, onClose }: ServiceWordsDialogProps) => {
  const { catalogue } = offering;
  const [description, setDescription] = useState(offering.description);
  const [lines, setLines] = useState(offering.features.join('\n'));
  const save = useSaveDetails('inline');
  const features = featuresIn(lines);
  const isTooMuch = features.length > MOST_FEATURES || features.some(({ length }) => length > LONGEST_FEATURE);
  const submit = () => {
    if (isTooMuch) return;
    save.mutate(
      { body: { serviceId: offering.id, ...ownWords({ description, features }, catalogue) } },
      {
        onSuccess: () => {
          toastSuccess('Words saved');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={offering.name} opened onClose={onClose}>
      <div className={classes['fields']}>
        {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        <TextAreaField
          label="Description"
          maxLength={LONGEST}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <TextAreaField
          label="What is included"
          description="One thing a line."
          error={isTooMuch ? `At most ${MOST_FEATURES} lines of ${LONGEST_FEATURE} letters` : undefined}
          value={lines}
          onChange={({ currentTarget }) => setLines(currentTarget.value)}
        />
        <section className={classes['seen']} aria-label="What a customer sees">
          <p className={classes['words']}>What a customer sees</p>
          <div className={classes['seenHead']}>
            <strong>{offering.name}</strong>
            {price && <span>{price}</span>}
          </div>
          <ServiceWords
            description={description.trim() || catalogue.description}
            features={features.length > 0 ? [...new Set(features)] : catalogue.features}
          />
        </section>
      </div>
      <DialogActions>
        <Button
          look="text"
          onClick={() => {
            setDescription(catalogue.description);
            setLines(catalogue.features.join('\n'));
          }}
        >
          Use the catalogue’s words
        </Button>
        <Button look="filled" busy={save.isPending} busyLabel="Saving…" onClick={submit}>
          Save words
        </Button>
      </DialogActions>
    </Dialog>
  );
};
