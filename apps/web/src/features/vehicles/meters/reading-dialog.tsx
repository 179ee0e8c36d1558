import type { UseFormReturnType } from '@mantine/form';
import { METER_UNITS, type Meter } from '@tailgate/contract/facts';
import { localDateAt } from '@tailgate/values/local-time';
import { Gauge, PencilLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { uploadImage } from '#shell/files/upload-file.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { lastReadingOf, METER_NAMES, momentInWords, valueInWords, type MeterReading } from './meter-words.ts';
import {
  bodyOf,
  canBeExcused,
  momentOf,
  newReading,
  rulesFor,
  type Excuse,
  type ReadingValues,
} from './reading-values.ts';
import classes from './meters.module.css';

const uploadPhoto = uploadImage();

interface ReadingDialogProps {
  readonly vehicle: Vehicle;
  /** The meter that was read; null while the dialog is closed. */
  readonly meter: Meter | null;
  /** What was typed elsewhere and refused there, with what is true of it. */
  readonly given?: { readonly value: number; readonly way: NonNullable<Excuse> } | null;
  readonly onClose: () => void;
}

const ACTIONS: Readonly<Record<NonNullable<Excuse>, string>> = {
  corrects: 'Correct the earlier reading',
  isNewMeter: 'Add as new meter',
};

/** Adds a reading of a meter. */
export const ReadingDialog = ({ vehicle, meter, given = null, onClose }: ReadingDialogProps) => (
  <FormDialog
    title={meter ? `Add ${METER_NAMES[meter].toLowerCase()} reading` : 'Add reading'}
    opened={meter !== null}
    onClose={onClose}
  >
    {meter && <ReadingForm vehicle={vehicle} meter={meter} given={given} onClose={onClose} />}
  </FormDialog>
);

interface ReadingFormProps extends ReadingDialogProps {
  readonly meter: Meter;
}

const useReadingForm = ({ vehicle, meter, given = null, onClose }: ReadingFormProps) => {
  const now = useNow();
  const { id, timeZone } = vehicle;
  const [initial] = useState(() => ({ ...newReading(now, timeZone), value: given?.value ?? null }));
  const [isRefused, setIsRefused] = useState(false);
  const [excuse, setExcuse] = useState<Excuse>(null);
  // Read by the call that the same press begins.
  const chosen = useRef<Excuse>(null);
  const last = lastReadingOf(vehicle, meter);
  const write = useWriteForm('POST /v2/service-vehicle/vehicles/:id/meter-readings', {
    saved: initial,
    validate: rulesFor(meter),
    input: (values) => ({
      params: { id },
      body: bodyOf(values, { meter, initial, timeZone, last, excuse: chosen.current }),
    }),
    fields: { readAt: 'date' },
    onRefused: (error) => {
      setIsRefused('value' in error.errors);
      return false;
    },
    keep: keepVehicle,
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Reading added',
  });
  const save = (why: Excuse) => (values: ReadingValues) => {
    chosen.current = why;
    setExcuse(why);
    write.save(values);
  };
  const { errors, values } = write.form;
  // Gone once the value is corrected, and still there while a choice is being saved.
  const isAsking = isRefused && ('value' in errors || (write.isSaving && excuse !== null));
  const isExcusable = isAsking && canBeExcused(momentOf(values, timeZone), last, now);
  return { write: { ...write, save: save(given?.way ?? null) }, saveAs: save, excuse, isExcusable, last, now };
};

const ReadingForm = (props: ReadingFormProps) => {
  const { vehicle, meter, given = null, onClose } = props;
  const { write, saveAs, excuse, isExcusable, last, now } = useReadingForm(props);
  const { form, isSaving } = write;
  const { timeZone } = vehicle;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <NumberField
        label="Reading"
        required
        decimals={1}
        unit={METER_UNITS[meter]}
        description={
          last && `Last reading ${valueInWords(last.value, meter)}, ${momentInWords(last.readAt, timeZone, now)}`
        }
        {...form.getInputProps('value')}
        value={form.values.value}
      />
      {isExcusable && (
        <Excuses last={last} isSaving={isSaving} excuse={excuse} onChoose={(why) => form.onSubmit(saveAs(why))()} />
      )}
      <MomentFields form={form} max={localDateAt(now, timeZone)} />
      <PhotoUpload
        label="Photo of the meter"
        value={form.values.photo}
        onChange={(photo) => form.setFieldValue('photo', photo)}
        upload={uploadPhoto}
        error={form.errors['photo'] as string | undefined}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={isSaving && excuse === (given?.way ?? null)} busyLabel="Saving…">
          {given ? ACTIONS[given.way] : 'Add reading'}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};

const MomentFields = ({ form, max }: { form: UseFormReturnType<ReadingValues>; max: string }) => (
  <div className={classes['pair']}>
    <DateField label="Date" required max={max} {...form.getInputProps('date')} value={form.values.date} />
    <TimeField label="Time" required {...form.getInputProps('time')} value={form.values.time} />
  </div>
);

interface ExcusesProps {
  readonly last: MeterReading | undefined;
  readonly isSaving: boolean;
  readonly excuse: Excuse;
  readonly onChoose: (excuse: Excuse) => void;
}

/** What a refused reading can mean. */
const Excuses = ({ last, isSaving, excuse, onChoose }: ExcusesProps) => (
  <div role="group" aria-label="If this reading is right" className={classes['excuses']}>
    <p>If this reading is right:</p>
    {last && (
      <Button
        compact
        icon={<PencilLine size={18} aria-hidden />}
        busy={isSaving && excuse === 'corrects'}
        busyLabel="Saving…"
        onClick={() => onChoose('corrects')}
      >
        Correct the earlier reading
      </Button>
    )}
    <Button
      compact
      icon={<Gauge size={18} aria-hidden />}
      busy={isSaving && excuse === 'isNewMeter'}
      busyLabel="Saving…"
      onClick={() => onChoose('isNewMeter')}
    >
      Meter replaced
    </Button>
  </div>
);
