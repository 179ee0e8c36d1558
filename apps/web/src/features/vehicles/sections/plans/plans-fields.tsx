import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TaskPlace } from '../section-head.tsx';
import type { PlansValues } from './plans-values.ts';
import classes from '../sections.module.css';

interface FieldsProps {
  readonly form: UseFormReturnType<PlansValues>;
}

/** What a switch needs; Mantine’s own props for one hand over the event, not the value. */
const switched = (form: UseFormReturnType<PlansValues>, path: string, checked: boolean) => {
  const { value: _value, ...props } = form.getInputProps(path as keyof PlansValues) as {
    value: unknown;
    onChange: (isOn: boolean) => void;
    error?: ReactNode;
  };
  return { ...props, checked };
};

export const FlatRateFields = ({ form, lead }: FieldsProps & { readonly lead: ReactNode }) => {
  const { offersFlatRate, flatRate } = form.values;
  return (
    <FormGroup title="Flat rate" lead={lead}>
      <TaskPlace task="plan">
        <SwitchField label="Offer a flat rate" {...switched(form, 'offersFlatRate', offersFlatRate)} />
      </TaskPlace>
      {offersFlatRate && (
        <>
          <div className={classes['pair']}>
            <PriceField
              label="Rate per day"
              required
              {...form.getInputProps('flatRate.ratePerDay')}
              value={flatRate.ratePerDay}
            />
          </div>
          <SwitchField
            label="Weekly rate"
            description="For seven days in a row, instead of seven day rates."
            {...switched(form, 'flatRate.hasWeeklyRate', flatRate.hasWeeklyRate)}
          />
          {flatRate.hasWeeklyRate && (
            <div className={classes['pair']}>
              <PriceField
                label="Rate per week"
                required
                {...form.getInputProps('flatRate.ratePerWeek')}
                value={flatRate.ratePerWeek}
              />
            </div>
          )}
          <IntroductoryFields form={form} />
          <MilesFields form={form} />
        </>
      )}
    </FormGroup>
  );
};

const IntroductoryFields = ({ form }: FieldsProps) => {
  const { flatRate } = form.values;
  return (
    <>
      <TaskPlace task="introductory-rate">
        <SwitchField
          label="Introductory period"
          description="A lower day rate for a new driver’s first days."
          {...switched(form, 'flatRate.applyIntroductoryPeriod', flatRate.applyIntroductoryPeriod)}
        />
      </TaskPlace>
      {flatRate.applyIntroductoryPeriod && (
        <div className={classes['pair']}>
          <PriceField
            label="Introductory rate per day"
            required
            {...form.getInputProps('flatRate.introductoryRate')}
            value={flatRate.introductoryRate}
          />
          <NumberField
            label="Introductory days"
            required
            unit="days"
            {...form.getInputProps('flatRate.introductoryPeriod')}
            value={flatRate.introductoryPeriod}
          />
        </div>
      )}
    </>
  );
};

const MilesFields = ({ form }: FieldsProps) => {
  const { flatRate } = form.values;
  return (
    <>
      <div className={classes['pair']}>
        <NumberField
          label="Miles per month"
          required
          unit="mi"
          description="Included in the rate."
          {...form.getInputProps('flatRate.milesLimitPerMonth')}
          value={flatRate.milesLimitPerMonth}
        />
        <PriceField
          label="Fee per extra mile"
          required
          {...form.getInputProps('flatRate.feePerExtraMile')}
          value={flatRate.feePerExtraMile}
        />
      </div>
      <SwitchField
        label="Free day per month"
        description="One day a month is not charged."
        {...switched(form, 'flatRate.freeDaysPerMonth', flatRate.freeDaysPerMonth)}
      />
    </>
  );
};

export const ShareFields = ({ form }: FieldsProps) => {
  const { offerVariableMethod, percentageOfSales: share } = form.values;
  return (
    <FormGroup title="Percentage of sales">
      <SwitchField
        label="Offer a share of sales"
        description="Drivers pay a part of what they earn instead of a fixed rate."
        {...switched(form, 'offerVariableMethod', offerVariableMethod)}
      />
      {offerVariableMethod && (
        <>
          <div className={classes['pair']}>
            <NumberField
              label="Your share"
              required
              unit="%"
              decimals={1}
              {...form.getInputProps('percentageOfSales.splitPercentage')}
              value={share.splitPercentage}
            />
          </div>
          <SwitchField
            label="Introductory share"
            description="A lower share in a new driver’s first weeks."
            {...switched(form, 'percentageOfSales.hasIntroduction', share.hasIntroduction)}
          />
          {share.hasIntroduction && (
            <div className={classes['pair']}>
              <NumberField
                label="Introductory share of sales"
                required
                unit="%"
                decimals={1}
                {...form.getInputProps('percentageOfSales.introductoryPercentage')}
                value={share.introductoryPercentage}
              />
              <NumberField
                label="Introductory weeks"
                required
                unit="weeks"
                {...form.getInputProps('percentageOfSales.introductoryPeriod')}
                value={share.introductoryPeriod}
              />
            </div>
          )}
        </>
      )}
    </FormGroup>
  );
};
