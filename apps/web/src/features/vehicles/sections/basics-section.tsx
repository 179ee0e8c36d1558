import type { Meter } from '@tailgate/contract/facts';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DecodedRow } from '../decoded-row.tsx';
import type { SectionProps } from '../editor/van-parts.ts';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { HIDDEN_FIELDS, MainFields, ModelFields, MoreFields } from './basics-fields.tsx';
import { changesInWords, changesOf, rulesFor, valuesOf, type BasicsValues } from './basics-values.ts';
import type { OddReading } from './odd-reading.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useVinScan } from '../vin-scan.tsx';
import { SectionHead } from './section-head.tsx';
import classes from './section.module.css';

interface BasicsSectionProps extends SectionProps {
  /** Opens what mends a reading that cannot follow the last one. */
  readonly onOddReading?: ((odd: OddReading) => void) | undefined;
}

const METER_FIELDS = { odometerValue: 'odometer', generatorHours: 'generator' } as const;

const oddMetersIn = ({ errors }: ApiError): readonly Meter[] =>
  (['odometerValue', 'generatorHours'] as const).flatMap((field) => (field in errors ? [METER_FIELDS[field]] : []));

/** One form of the basics; a VIN that is saved is looked up by the server. */
const useBasicsForm = (vehicle: Vehicle) => {
  const saved = valuesOf(vehicle);
  const isDecoding = useRef(false);
  const [odd, setOdd] = useState<readonly Meter[]>([]);
  const write = useWriteForm('PUT /v2/service-vehicle/vehicles/:id', {
    saved,
    validate: rulesFor(saved),
    input: (values, form) => ({
      params: { id: vehicle.id },
      body: {
        ...changesOf(values, (field) => form.isDirty(field)),
        ...(isDecoding.current && { vin: values.vin }),
      },
    }),
    refusalOf: (error) =>
      error instanceof ApiError && error.code === 'vin_taken' ? { fields: { vin: error.message }, notice: null } : null,
    onRefused: (error) => {
      setOdd(oddMetersIn(error));
      return false;
    },
    keep: keepVehicle,
    onSaved: (answer) => {
      isDecoding.current = false;
      setOdd([]);
      return valuesOf(answer);
    },
    success: 'Basics saved',
  });
  const decodeAgain = () => {
    isDecoding.current = true;
    write.save(write.form.getValues());
  };
  return { write, saved, odd, decodeAgain };
};

const ALWAYS_SHOWN = 4;
const MODEL = 3;
const ONLY_FOR_RENT = 1;

const fieldsOf = ({ isForRent }: Vehicle): number =>
  ALWAYS_SHOWN + MODEL + HIDDEN_FIELDS.length - (isForRent ? 0 : ONLY_FOR_RENT);

/** What the van is, what its meters show and where it stands. */
export const BasicsSection = ({ vehicle, parts, task, onOddReading }: BasicsSectionProps) => {
  const { write, saved, odd, decodeAgain } = useBasicsForm(vehicle);
  const { form, isUnsaved, isSaving } = write;
  const [isAll, setIsAll] = useState(task === 'description');
  const isChanged = (field: keyof BasicsValues) => form.isDirty(field);
  const showsAll = isAll || HIDDEN_FIELDS.some((field) => form.errors[field] !== undefined);
  const scan = useVinScan((vin) => form.setFieldValue('vin', vin));
  const asksModel = !vehicle.isDecoded || showsAll;
  const fields = { form, isChanged };
  const meters = { odd, onOddReading };
  return (
    <SavedForm of={write} detail={changesInWords(form.values, saved, isChanged)}>
      <SectionHead
        title="Basics"
        badge={
          vehicle.isDecoded && (
            <span className={classes['fromVin']}>
              <CircleCheck size={18} aria-hidden />
              From VIN
            </span>
          )
        }
        action={
          !showsAll && (
            <Button look="text" compact onClick={() => setIsAll(true)}>
              Show all {fieldsOf(vehicle)} fields
            </Button>
          )
        }
      />
      <div className={classes['group']}>
        <MainFields
          {...fields}
          {...meters}
          scan={scan}
          decoded={<Decoded vehicle={vehicle} isBusy={isSaving} {...(!isUnsaved && { onDecodeAgain: decodeAgain })} />}
        />
        {asksModel && <ModelFields {...fields} />}
        {showsAll && <MoreFields {...fields} {...meters} isForRent={vehicle.isForRent} />}
      </div>
      {vehicle.isForRent && <PlaceFields {...fields} parts={parts} />}
    </SavedForm>
  );
};

interface DecodedProps {
  readonly vehicle: Vehicle;
  readonly isBusy: boolean;
  /** Left out while something is unsaved: saving decodes a new VIN. */
  readonly onDecodeAgain?: () => void;
}

const Decoded = ({ vehicle, isBusy, onDecodeAgain }: DecodedProps) => {
  if (vehicle.vin === null) return null;
  const again = onDecodeAgain && (
    <Button
      look="text"
      compact
      icon={<RefreshCw size={18} aria-hidden />}
      busy={isBusy}
      busyLabel="Decoding…"
      onClick={onDecodeAgain}
    >
      Decode again
    </Button>
  );
  if (vehicle.isDecoded) return <DecodedRow of={vehicle} action={again} />;
  return (
    <Notice tone="warning">
      <div className={classes['notDecoded']}>
        The VIN was not decoded. Enter make, model and year, or try again.
        {again}
      </div>
    </Notice>
  );
};
