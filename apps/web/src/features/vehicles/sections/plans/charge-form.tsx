import {
  MAX_SPLIT_PERCENT,
  MAX_WEEK_RATE_CENTS,
  MAX_WEEKLY_REVENUE_CENTS,
  type VanChargeMethod,
} from '@tailgate/contract/facts';
import { dollarsOf, type Cents } from '@tailgate/values/money';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { keepVehicle, type Vehicle } from '../../vehicles-query.ts';
import { centsOrNull, dollarsOrNull, halfPercentProblem, priceProblem } from '../section-rules.ts';
import classes from '../sections.module.css';

interface ChargeValues {
  desiredWeeklyRevenue: Cents | null;
  chargeMethod: VanChargeMethod;
  chargePercentage: number | null;
  chargeAmount: Cents | null;
}

const METHODS = [
  { value: 'percentage', label: 'A share of sales' },
  { value: 'flat_rate', label: 'A fixed amount a week' },
] as const;

const valuesOf = ({ pricing }: Vehicle): ChargeValues => ({
  desiredWeeklyRevenue: centsOrNull(pricing?.desiredWeeklyRevenue),
  chargeMethod: pricing?.chargeMethod ?? 'percentage',
  chargePercentage: pricing?.chargePercentage ?? null,
  chargeAmount: centsOrNull(pricing?.chargeAmount),
});

const RULES = {
  desiredWeeklyRevenue: priceProblem(MAX_WEEKLY_REVENUE_CENTS),
  chargePercentage: (percent: number | null, { chargeMethod }: ChargeValues) =>
    chargeMethod === 'percentage' ? halfPercentProblem(1, MAX_SPLIT_PERCENT)(percent) : null,
  chargeAmount: (amount: Cents | null, { chargeMethod }: ChargeValues) =>
    chargeMethod === 'flat_rate' ? priceProblem(MAX_WEEK_RATE_CENTS)(amount) : null,
};

const bodyOf = ({ desiredWeeklyRevenue, chargeMethod, chargePercentage, chargeAmount }: ChargeValues) => ({
  chargeMethod,
  desiredWeeklyRevenue: desiredWeeklyRevenue === null ? 0 : dollarsOf(desiredWeeklyRevenue),
  chargePercentage: chargeMethod === 'percentage' ? chargePercentage : null,
  chargeAmount: chargeMethod === 'flat_rate' ? dollarsOrNull(chargeAmount) : null,
});

/** What the van should earn in a week. Saved by its own button: the bar of the page belongs to the plans. */
export const ChargeForm = ({ vehicle }: { vehicle: Vehicle }) => {
  const write = useWriteForm('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/charge-details', {
    saved: valuesOf(vehicle),
    validate: RULES,
    input: (values) => ({ params: { id: vehicle.id }, body: bodyOf(values) }),
    keep: keepVehicle,
    onSaved: valuesOf,
    success: 'Weekly revenue goal saved',
  });
  const { form, isUnsaved } = write;
  const { chargeMethod } = form.values;
  return (
    <section className={classes['apart']} data-task="charge">
      <CheckedForm of={write}>
        <FormGroup title="Weekly revenue goal" lead="What this van should earn you in a week.">
          {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
          <div className={classes['pair']}>
            <PriceField
              label="Goal per week"
              required
              {...form.getInputProps('desiredWeeklyRevenue')}
              value={form.values.desiredWeeklyRevenue}
            />
          </div>
          <RadioField
            label="Charged as"
            choices={METHODS}
            {...form.getInputProps('chargeMethod')}
            value={chargeMethod}
          />
          <div className={classes['pair']}>
            {chargeMethod === 'percentage' ? (
              <NumberField
                label="Share of sales"
                required
                unit="%"
                decimals={1}
                {...form.getInputProps('chargePercentage')}
                value={form.values.chargePercentage}
              />
            ) : (
              <PriceField
                label="Amount per week"
                required
                {...form.getInputProps('chargeAmount')}
                value={form.values.chargeAmount}
              />
            )}
          </div>
          <div className={classes['end']}>
            <Button type="submit" busy={write.isSaving} busyLabel="Saving…">
              Save goal
            </Button>
            {isUnsaved && (
              <Button look="text" disabled={write.isSaving} onClick={write.discard}>
                Discard
              </Button>
            )}
          </div>
        </FormGroup>
      </CheckedForm>
      <LeaveWarning isUnsaved={() => form.isDirty() && !write.isSaving} consequence="Your unsaved goal will be lost." />
    </section>
  );
};
