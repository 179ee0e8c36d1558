import { MAX_MILE_FEE_CENTS, MAX_RENTAL_RADIUS, MAX_WEEKLY_MILES } from '@tailgate/contract/facts';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { centsOrNull, numberProblem, priceProblem } from './section-rules.ts';
import classes from './sections.module.css';

export type MileageOption = NonNullable<Vehicle['mileageOptions']>['options'][number];
export const SAVE_OPTION = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/mileage-options';

interface MileageDialogProps {
  readonly vehicle: Vehicle;
  /** The one to change, `new`, or nothing while the dialog is closed. */
  readonly of: MileageOption | 'new' | null;
  readonly onClose: () => void;
}

interface MileageValues {
  radius: number | null;
  allowedWeeklyMileage: number | null;
  excessMileageCharge: Cents | null;
}

const valuesOf = (of: MileageOption | 'new'): MileageValues =>
  of === 'new'
    ? { radius: null, allowedWeeklyMileage: null, excessMileageCharge: null }
    : {
        radius: of.radius,
        allowedWeeklyMileage: of.allowedWeeklyMileage,
        excessMileageCharge: centsOrNull(of.excessMileageCharge),
      };

export const optionsOf = ({ mileageOptions }: Vehicle): readonly MileageOption[] =>
  (mileageOptions?.options ?? []).toSorted((one, other) => one.radius - other.radius);

/** The call replaces the option with the same radius: it is the one thing of an option that stays. */
export const MileageDialog = ({ of, onClose, vehicle }: MileageDialogProps) => (
  <FormDialog
    title={of === null || of === 'new' ? 'Add mileage option' : `Edit ${of.radius} mi option`}
    opened={of !== null}
    onClose={onClose}
  >
    {of !== null && <MileageForm vehicle={vehicle} of={of} onClose={onClose} />}
  </FormDialog>
);

const MileageForm = ({ vehicle, of, onClose }: MileageDialogProps & { readonly of: MileageOption | 'new' }) => {
  const taken = optionsOf(vehicle).map(({ radius }) => radius);
  const radiusProblem = (radius: number | null) =>
    numberProblem(1, MAX_RENTAL_RADIUS)(radius) ??
    (of === 'new' && radius !== null && taken.includes(radius) ? `There is an option for ${radius} mi already` : null);
  const write = useWriteForm(SAVE_OPTION, {
    saved: valuesOf(of),
    validate: {
      radius: radiusProblem,
      allowedWeeklyMileage: numberProblem(1, MAX_WEEKLY_MILES),
      excessMileageCharge: priceProblem(MAX_MILE_FEE_CENTS),
    },
    input: ({ radius, allowedWeeklyMileage, excessMileageCharge }) => ({
      params: { id: vehicle.id },
      body: {
        radius: radius ?? 0,
        allowedWeeklyMileage: allowedWeeklyMileage ?? 0,
        excessMileageCharge: excessMileageCharge === null ? 0 : dollarsOf(excessMileageCharge),
      },
    }),
    keep: keepVehicle,
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: of === 'new' ? 'Mileage option added' : 'Mileage option saved',
  });
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      {of === 'new' && (
        <NumberField
          label="Radius"
          required
          unit="mi"
          description="Around the pickup address."
          {...form.getInputProps('radius')}
          value={form.values.radius}
        />
      )}
      <NumberField
        label="Miles per week"
        required
        unit="mi"
        {...form.getInputProps('allowedWeeklyMileage')}
        value={form.values.allowedWeeklyMileage}
      />
      <PriceField
        label="Fee per extra mile"
        required
        {...form.getInputProps('excessMileageCharge')}
        value={form.values.excessMileageCharge}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          {of === 'new' ? 'Add option' : 'Save option'}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
