import { MAX_REPORT_CARD_NOTE_LENGTH, MAX_REPORT_CARD_PHOTOS } from '@tailgate/contract/facts';
import type { CallInput } from '@tailgate/contract';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { BeforeAfter } from './before-after.tsx';
import { SEND, type ReportCard } from './report-card-query.ts';
import {
  choicesOf,
  dayAt,
  NOT_LOOKED_AT,
  PART_WORDS,
  PARTS,
  photosOf,
  servicesOf,
  type Part,
} from './report-card-words.ts';
import classes from './report-card.module.css';

type Body = CallInput<typeof SEND>['body'];

interface ReportCardDialogProps {
  readonly appointment: AppointmentDetail;
  /** The pet whose card it is, or nothing while the dialog is closed. */
  readonly pet: AppointmentDetail['petServices'][number]['pet'] | null;
  /** As it was sent before. */
  readonly sent: ReportCard | undefined;
  readonly onClose: () => void;
}

/** Tells the customer how the pet was, with the photos of the appointment. */
export const ReportCardDialog = ({ pet, onClose, ...rest }: ReportCardDialogProps) => (
  <FormDialog title={pet ? `${pet.name}’s report card` : 'Report card'} opened={pet !== null} onClose={onClose}>
    {pet && <ReportCardForm {...rest} pet={pet} onClose={onClose} />}
  </FormDialog>
);

type Values = Record<Part, string> & { note: string };
/** What most appointments find: few taps for the usual card. */
const USUAL: Values = { coat: 'healthy', skin: 'healthy', ears: 'clean', nails: 'trimmed', behavior: 'calm', note: '' };

const valuesOf = (sent: ReportCard): Values => ({
  ...USUAL,
  ...Object.fromEntries(PARTS.map((part) => [part, sent[part] ?? NOT_LOOKED_AT])),
  note: sent.note,
});

/** The chips offer what the contract knows. */
const conditionOf = (values: Values) =>
  Object.fromEntries(PARTS.map((part) => [part, values[part] === NOT_LOOKED_AT ? null : values[part]])) as Pick<
    Body,
    Part
  >;

type FormProps = Omit<ReportCardDialogProps, 'pet'> & { readonly pet: NonNullable<ReportCardDialogProps['pet']> };

const ReportCardForm = ({ appointment, pet, sent, onClose }: FormProps) => {
  const { id, customer, petServices, timeZone } = appointment;
  const lines = petServices.filter((line) => line.pet.id === pet.id);
  const photos = photosOf(lines).slice(0, MAX_REPORT_CARD_PHOTOS);
  const write = useWriteForm<typeof SEND, Values>(SEND, {
    saved: sent ? valuesOf(sent) : USUAL,
    input: (values) => ({
      body: {
        appointmentId: id,
        petId: pet.id,
        note: values.note,
        photoIds: photos.map((photo) => photo.id),
        ...conditionOf(values),
      },
    }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: sent ? 'Report card saved' : `Report card sent to ${customer.firstName}`,
  });
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {photos.length > 0 ? (
        <BeforeAfter petName={pet.name} photos={photos} />
      ) : (
        <p className={classes['hint']}>No photos of {pet.name} were taken. The card is sent without them.</p>
      )}
      <p className={classes['services']}>{servicesOf(lines)}</p>
      {PARTS.map((part) => (
        <div key={part} className={classes['part']}>
          <span className={classes['label']} aria-hidden>
            {PART_WORDS[part]}
          </span>
          <ChoiceChips
            label={PART_WORDS[part]}
            choices={choicesOf(part)}
            chosen={form.values[part]}
            onChoose={(found) => form.setFieldValue(part, found)}
          />
        </div>
      ))}
      <TextAreaField
        label={`Message to ${customer.firstName}`}
        optional
        rows={3}
        maxLength={MAX_REPORT_CARD_NOTE_LENGTH}
        {...form.getInputProps('note')}
      />
      {sent && (
        <p className={classes['hint']}>
          Sent on {dayAt(sent.sentAt, timeZone)}. Changes show on the card; {customer.firstName} gets no second message.
        </p>
      )}
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel={sent ? 'Saving…' : 'Sending…'}>
          {sent ? 'Save card' : `Send to ${customer.firstName}`}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
