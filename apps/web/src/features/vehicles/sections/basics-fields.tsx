import type { UseFormReturnType } from '@mantine/form';
import {
  MAX_VAN_DESCRIPTION_LENGTH,
  MAX_VAN_NAME_LENGTH,
  MAX_VAN_WORD_LENGTH,
  VEHICLE_TYPES,
  type Meter,
} from '@tailgate/contract/facts';
import type { ReactNode } from 'react';
import { DateField } from '#ui/dates/date-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TYPE_WORDS } from '../vehicle-words.ts';
import type { BasicsValues } from './basics-values.ts';
import { OddReadingWays, type OddReading } from './odd-reading.tsx';
import { PlateField } from './plate-field.tsx';
import { TaskPlace } from './section-head.tsx';
import classes from './section.module.css';

export interface BasicsFieldsProps {
  readonly form: UseFormReturnType<BasicsValues>;
  readonly isChanged: (field: keyof BasicsValues) => boolean;
}

type TextName = 'make' | 'model' | 'builder' | 'fuelType' | 'transmissionType' | 'generator' | 'protectionPlan';

/** Shown by 'Show all fields', or as soon as one of them has a problem. */
export const HIDDEN_FIELDS = [
  'generatorHours',
  'type',
  'builder',
  'fuelType',
  'transmissionType',
  'generator',
  'tagsExpiration',
  'rentalRadius',
  'protectionPlan',
  'description',
] as const satisfies readonly (keyof BasicsValues)[];

const Word = ({
  form,
  isChanged,
  name,
  label,
  task = name,
}: BasicsFieldsProps & { name: TextName; label: string; task?: string }) => (
  <TaskPlace task={task} isChanged={isChanged(name)}>
    <TextField label={label} maxLength={MAX_VAN_WORD_LENGTH} {...(form.getInputProps(name) as object)} />
  </TaskPlace>
);

interface MeterFieldsProps extends BasicsFieldsProps {
  readonly odd: readonly Meter[];
  readonly onOddReading: ((odd: OddReading) => void) | undefined;
}

interface MainFieldsProps extends MeterFieldsProps {
  /** Fills in the VIN without typing, where the device can. */
  readonly scan: ReactNode;
  /** What the VIN says. */
  readonly decoded: ReactNode;
}

/** What identifies the van and what its odometer shows, in one row where there is room. */
export const MainFields = ({ scan, decoded, ...fields }: MainFieldsProps) => {
  const { form, isChanged } = fields;
  return (
    <>
      <div className={classes['mainPlace']}>
        <div className={classes['main']}>
          <TaskPlace task="vin" isChanged={isChanged('vin')}>
            <TextField
              label="VIN"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              rightSection={scan}
              rightSectionPointerEvents="all"
              {...(isChanged('vin') && { description: 'Make, model and year are looked up when you save.' })}
              {...(form.getInputProps('vin') as object)}
            />
          </TaskPlace>
          <TaskPlace task="name" isChanged={isChanged('name')}>
            <TextField
              label="Name"
              required
              maxLength={MAX_VAN_NAME_LENGTH}
              {...(form.getInputProps('name') as object)}
            />
          </TaskPlace>
          <TaskPlace task="plate" isChanged={isChanged('licensePlate') || isChanged('plateState')}>
            <PlateField form={form} />
          </TaskPlace>
          <MeterField {...fields} meter="odometer" />
        </div>
      </div>
      {decoded}
    </>
  );
};

const METER_FIELDS = {
  odometer: { name: 'odometerValue', label: 'Odometer', unit: 'mi' },
  generator: { name: 'generatorHours', label: 'Generator hours', unit: 'h' },
} as const;

/** What a meter shows now: saving it adds a reading. */
const MeterField = ({ meter, form, isChanged, odd, onOddReading }: MeterFieldsProps & { readonly meter: Meter }) => {
  const { name, label, unit } = METER_FIELDS[meter];
  const value = form.values[name];
  return (
    <TaskPlace task={meter} isChanged={isChanged(name)}>
      <NumberField label={label} unit={unit} decimals={1} isGrouped {...form.getInputProps(name)} value={value} />
      {onOddReading && odd.includes(meter) && form.errors[name] !== undefined && (
        <OddReadingWays meter={meter} value={value} onChoose={onOddReading} />
      )}
    </TaskPlace>
  );
};

export const ModelFields = (fields: BasicsFieldsProps) => (
  <div className={classes['three']}>
    <Word {...fields} name="make" label="Make" task="identity" />
    <Word {...fields} name="model" label="Model" />
    <TaskPlace task="year" isChanged={fields.isChanged('year')}>
      <NumberField label="Year" {...fields.form.getInputProps('year')} value={fields.form.values.year} />
    </TaskPlace>
  </div>
);

export const MoreFields = ({ isForRent, ...fields }: MeterFieldsProps & { readonly isForRent: boolean }) => {
  const { form, isChanged } = fields;
  return (
    <>
      <div className={classes['row']}>
        <TaskPlace task="type" isChanged={isChanged('type')}>
          <SelectField
            label="Type"
            choices={VEHICLE_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
            value={form.values.type}
            onChange={(type) => type && form.setFieldValue('type', type)}
          />
        </TaskPlace>
        <MeterField {...fields} meter="generator" />
        <Word {...fields} name="builder" label="Builder" />
        <Word {...fields} name="fuelType" label="Fuel" />
        <Word {...fields} name="transmissionType" label="Transmission" />
        <Word {...fields} name="generator" label="Generator model" />
        <TaskPlace task="tags" isChanged={isChanged('tagsExpiration')}>
          <DateField
            label="Tags expiration"
            {...form.getInputProps('tagsExpiration')}
            value={form.values.tagsExpiration}
          />
        </TaskPlace>
        {isForRent && (
          <TaskPlace task="radius" isChanged={isChanged('rentalRadius')}>
            <NumberField
              label="Rental radius"
              unit="mi"
              {...form.getInputProps('rentalRadius')}
              value={form.values.rentalRadius}
            />
          </TaskPlace>
        )}
        <Word {...fields} name="protectionPlan" label="Protection plan" />
      </div>
      <TaskPlace task="description" isChanged={isChanged('description')}>
        <TextAreaField
          label="Description"
          description="What a groomer should know before they ask for this van."
          maxLength={MAX_VAN_DESCRIPTION_LENGTH}
          {...(form.getInputProps('description') as object)}
        />
      </TaskPlace>
    </>
  );
};
