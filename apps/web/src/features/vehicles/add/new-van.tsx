import { MAX_VAN_WORD_LENGTH } from '@tailgate/contract/facts';
import { parseVin } from '@tailgate/values/vin';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { Button } from '#ui/actions/button.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { vinProblemInWords, yearProblem } from '../van-rules.ts';
import classes from './new-van.module.css';
import { useVinScan } from '../vin-scan.tsx';
import { useVinLookup, type VinLookup } from './use-vin-lookup.ts';
import { VinResult } from './vin-result.tsx';

interface NewVanValues {
  vin: string;
  make: string;
  model: string;
  year: number | null;
}
type Form = UseFormReturnType<NewVanValues>;

const EMPTY: NewVanValues = { vin: '', make: '', model: '', year: null };

/** Where nobody else knows the van, its make, model and year are asked for. */
const rulesFor = (hasVin: boolean, needsModel: boolean) => ({
  vin: (vin: string) => (hasVin ? vinProblemInWords(vin) : null),
  make: (make: string) => (needsModel && make.trim() === '' ? 'Enter the make' : null),
  model: (model: string) => (needsModel && model.trim() === '' ? 'Enter the model' : null),
  year: (year: number | null) => (needsModel && year === null ? 'Enter the year' : yearProblem(year)),
});

/** Only what was typed: the rest comes from the VIN. */
const bodyOf = ({ vin, make, model, year }: NewVanValues, { hasVin, asks }: { hasVin: boolean; asks: boolean }) => ({
  ...(hasVin && { vin }),
  ...(asks && { ...(make && { make }), ...(model && { model }), ...(year !== null && { year }) }),
});

/** They take and answer the same. */
const CALLS = {
  fleet: 'POST /v2/service-vehicle/fleet-owner/fleet-management/create',
  own: 'POST /v2/service-vehicle/vehicles',
} as const;

interface NewVanProps {
  /** Into a fleet, or a groomer's own. */
  readonly into?: keyof typeof CALLS;
  readonly onAdded: (vehicle: Vehicle) => void;
}

/** Adds a van as a draft: by its VIN, or by make, model and year. */
export const NewVan = ({ into = 'fleet', onAdded }: NewVanProps) => {
  const [hasVin, setHasVin] = useState(true);
  const lookup = useVinLookup();
  const write: WriteForm<NewVanValues> = useWriteForm(CALLS[into] as typeof CALLS.fleet, {
    saved: EMPTY,
    validate: (values) => {
      const { asksModel, state } = lookup.of(values.vin);
      const rules = rulesFor(hasVin, !hasVin || (asksModel && state !== 'away'));
      return {
        vin: rules.vin(values.vin),
        make: rules.make(values.make),
        model: rules.model(values.model),
        year: rules.year(values.year),
      };
    },
    input: (values) => ({
      body: bodyOf(values, { hasVin, asks: !hasVin || lookup.of(values.vin).asksModel }),
    }),
    refusalOf: (error) =>
      error instanceof ApiError && error.code === 'vin_taken' ? { fields: { vin: error.message }, notice: null } : null,
    keep: keepVehicle,
    onSaved: (vehicle) => {
      onAdded(vehicle);
      return undefined;
    },
    success: 'Van added',
  });
  const { form, isSaving, notice } = write;
  const found = lookup.of(form.values.vin);
  const isReady = !hasVin || found.isReady;
  const withoutVin = () => {
    form.clearErrors();
    setHasVin(!hasVin);
  };
  return (
    <CheckedForm of={isReady ? write : { ...write, save: ({ vin }) => lookup.ask(vin) }} className={classes['form']}>
      {notice !== null && <Notice tone="danger">{notice}</Notice>}
      {hasVin && <VinField form={form} onScanned={lookup.ask} />}
      {hasVin && <VinResult of={found} onRetry={lookup.retry} onSkip={lookup.skip} />}
      {(!hasVin || found.asksModel) && <ModelFields form={form} optional={hasVin && found.state === 'away'} />}
      <Actions isReady={isReady} found={found} isSaving={isSaving} />
      <Button look="text" className={classes['other']} onClick={withoutVin}>
        {hasVin ? 'Add without VIN' : 'Add by VIN'}
      </Button>
      <LeaveWarning isUnsaved={() => form.isDirty() && !isSaving} consequence="The van is not added yet." />
    </CheckedForm>
  );
};

const Actions = ({ isReady, found, isSaving }: { isReady: boolean; found: VinLookup; isSaving: boolean }) =>
  isReady ? (
    <PageButton busy={isSaving} busyLabel="Adding…">
      Add van
    </PageButton>
  ) : (
    // While the vendor is away the notice has the ways on.
    found.state !== 'away' && (
      <PageButton busy={found.state === 'asking'} busyLabel="Looking up…">
        Look up
      </PageButton>
    )
  );

const VinField = ({ form, onScanned }: { readonly form: Form; readonly onScanned: (vin: string) => void }) => {
  const { onBlur: _, ...field } = form.getInputProps('vin') as { onBlur?: unknown };
  const scan = useVinScan((vin) => {
    form.setFieldValue('vin', vin);
    onScanned(vin);
  });
  return (
    <TextField
      label="VIN"
      required
      description="17 letters and digits. Make, model and year fill in by themselves."
      placeholder="1FTBR2C86PKA41906"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      rightSection={scan}
      rightSectionPointerEvents="all"
      {...field}
      onBlur={() => {
        const { vin } = form.getValues();
        const parsed = parseVin(vin);
        if (parsed) form.setFieldValue('vin', parsed);
        else if (vin.trim() !== '') form.setFieldError('vin', vinProblemInWords(vin));
      }}
    />
  );
};

const ModelFields = ({ form, optional }: { form: Form; optional: boolean }) => (
  <div className={classes['model']}>
    <TextField
      label="Make"
      placeholder="Ford"
      maxLength={MAX_VAN_WORD_LENGTH}
      {...(optional ? { optional } : { required: true })}
      {...(form.getInputProps('make') as object)}
    />
    <TextField
      label="Model"
      placeholder="Transit"
      maxLength={MAX_VAN_WORD_LENGTH}
      {...(optional ? { optional } : { required: true })}
      {...(form.getInputProps('model') as object)}
    />
    <NumberField
      label="Year"
      placeholder="2023"
      {...(optional ? { optional } : { required: true })}
      {...form.getInputProps('year')}
      value={form.values.year}
    />
  </div>
);
