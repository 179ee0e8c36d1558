import {
  MAX_SERVICE_DESCRIPTION_LENGTH,
  MAX_SERVICE_FEATURES,
  MAX_SERVICE_FEATURE_LENGTH,
} from '@tailgate/contract/facts';
import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { useSaveDetails } from '../catalogue-query.ts';
import { featuresIn, ownWords, type Offering } from './offerings.ts';
import { ServiceWords } from './service-words.tsx';
import classes from '../services.module.css';

interface ServiceWordsDialogProps {
  readonly offering: Offering;
  readonly price: string | undefined;
  readonly onClose: () => void;
}

/** The groomer’s own words on a service, beside what a customer will read. */
export const ServiceWordsDialog = ({ offering, price, onClose }: ServiceWordsDialogProps) => {
  const { catalogue } = offering;
  const [description, setDescription] = useState(offering.description);
  const [lines, setLines] = useState(offering.features.join('\n'));
  const save = useSaveDetails('inline');
  const features = featuresIn(lines);
  const isTooMuch =
    features.length > MAX_SERVICE_FEATURES || features.some(({ length }) => length > MAX_SERVICE_FEATURE_LENGTH);
  const submit = () => {
    if (isTooMuch) return;
    save.mutate(
      { body: { serviceId: offering.id, ...ownWords({ description, features }, catalogue) } },
      {
        onSuccess: () => {
          toastSuccess('Description saved');
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog title={offering.name} opened onClose={onClose}>
      <div className={classes['fields']}>
        {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        <TextAreaField
          label="Description"
          maxLength={MAX_SERVICE_DESCRIPTION_LENGTH}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <TextAreaField
          label="What is included"
          description="One item per line."
          error={
            isTooMuch ? `At most ${MAX_SERVICE_FEATURES} lines of ${MAX_SERVICE_FEATURE_LENGTH} characters` : undefined
          }
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
          Use the default text
        </Button>
        <Button look="filled" busy={save.isPending} busyLabel="Saving…" onClick={submit}>
          Save description
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
