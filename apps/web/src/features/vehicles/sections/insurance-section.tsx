import type { UseFormReturnType } from '@mantine/form';
import { MAX_VAN_WORD_LENGTH } from '@tailgate/contract/facts';
import { RefreshCw, Undo2 } from 'lucide-react';
import { uploadDocument } from '#shell/files/upload-file.ts';
import { PathAnchor } from '#shell/forms/path-anchor.tsx';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DocumentUpload } from '#ui/uploads/document-upload.tsx';
import { keepVehicle, type VanDocument, type Vehicle } from '../vehicles-query.ts';
import { DocumentState } from './papers/document-state.tsx';
import { bodyOf, cardOf, FIELDS, rulesFor, valuesOf, type InsuranceValues } from './papers/insurance-values.ts';
import { TaskPlace } from './section-head.tsx';
import classes from './sections.module.css';

const TYPES = [
  { value: 'custom', label: 'My own policy', description: 'You add the company, limits and insurance card.' },
  { value: 'others', label: 'Platform insurance', description: 'The platform insures this van. Nothing to add here.' },
  { value: 'none', label: 'Not selected' },
] as const;

/** How the van is insured. */
export const InsuranceSection = ({ vehicle }: { vehicle: Vehicle }) => {
  const card = cardOf(vehicle);
  const write = useWriteForm('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/insurance', {
    saved: valuesOf(vehicle),
    validate: rulesFor(card !== null),
    input: (values) => ({ params: { id: vehicle.id }, body: bodyOf(values, vehicle) }),
    fields: FIELDS,
    keep: keepVehicle,
    onSaved: valuesOf,
    success: 'Insurance saved',
  });
  const { form } = write;
  return (
    <SavedForm of={write} className={classes['form']}>
      <FormGroup title="Insurance">
        <TaskPlace task="insurance-type">
          <RadioField
            label="Insured by"
            choices={TYPES}
            {...form.getInputProps('insuranceType')}
            value={form.values.insuranceType}
          />
        </TaskPlace>
      </FormGroup>
      {form.values.insuranceType === 'custom' && (
        <>
          <PolicyFields form={form} />
          <CardFields form={form} card={card} />
        </>
      )}
    </SavedForm>
  );
};

interface FieldsProps {
  readonly form: UseFormReturnType<InsuranceValues>;
}

const PolicyFields = ({ form }: FieldsProps) => (
  <FormGroup title="Your policy">
    <div className={classes['pair']}>
      <TaskPlace task="insurance-company">
        <TextField
          label="Insurance company"
          maxLength={MAX_VAN_WORD_LENGTH}
          placeholder="Lone Star Mutual"
          {...form.getInputProps('company')}
        />
      </TaskPlace>
      <TaskPlace task="insurance-limits">
        <TextField
          label="Liability limits"
          maxLength={MAX_VAN_WORD_LENGTH}
          placeholder="100/300/100"
          {...form.getInputProps('liabilityLimits')}
        />
      </TaskPlace>
      <TaskPlace task="insurance-deductibles">
        <PriceField
          label="Comprehensive deductible"
          {...form.getInputProps('comprehensiveDeductible')}
          value={form.values.comprehensiveDeductible}
        />
      </TaskPlace>
      <PriceField
        label="Collision deductible"
        {...form.getInputProps('collisionDeductible')}
        value={form.values.collisionDeductible}
      />
    </div>
  </FormGroup>
);

const CardFields = ({ form, card }: FieldsProps & { card: VanDocument | null }) => {
  const { insuranceCard, isReplacing } = form.values;
  const isUploading = card === null || isReplacing;
  return (
    <FormGroup title="Insurance card">
      <TaskPlace task="document-insurance">
        <div className={classes['form']}>
          {card && !isReplacing && (
            <CardOnFile
              card={card}
              onReplace={() => form.setValues({ isReplacing: true, insuranceCard: null, expiresOn: null })}
            />
          )}
          {isUploading && (
            <PathAnchor form={form} path="insuranceCard">
              <DocumentUpload
                label={card ? 'New insurance card' : 'Insurance card'}
                value={insuranceCard}
                onChange={(paper) => form.setFieldValue('insuranceCard', paper)}
                upload={uploadDocument}
                error={form.errors['insuranceCard'] as string | undefined}
              />
            </PathAnchor>
          )}
          <DateField
            label="Expires on"
            description="Printed on the card."
            {...form.getInputProps('expiresOn')}
            value={form.values.expiresOn}
          />
          {card && isReplacing && (
            <div>
              <Button
                compact
                look="text"
                icon={<Undo2 size={18} aria-hidden />}
                onClick={() => form.setValues({ isReplacing: false, insuranceCard: null, expiresOn: card.expiresOn })}
              >
                Keep current card
              </Button>
            </div>
          )}
        </div>
      </TaskPlace>
    </FormGroup>
  );
};

const CardOnFile = ({ card, onReplace }: { card: VanDocument; onReplace: () => void }) => (
  <div className={`${classes['card']} ${classes['document']}`}>
    <span className={classes['what']}>
      <Anchor href={card.url} target="_blank" rel="noreferrer">
        {card.title}
      </Anchor>
      <DocumentState of={card} />
    </span>
    <Button compact look="tint" icon={<RefreshCw size={18} aria-hidden />} onClick={onReplace}>
      Replace
    </Button>
  </div>
);
