import { MAX_TRADE_NOTE_LENGTH } from '@tailgate/contract/facts';
import {
  instantOf,
  localDateAt,
  localMinutesAt,
  parseMinutes,
  showMinutes,
  type LocalDate,
} from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#ui/dates/use-now.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { dayOf } from '../appointment-words.ts';
import { type AppointmentDetail } from '../appointments-query.ts';
import { partnerChoices } from './partner-words.ts';
import { partnersForQuery } from './trading-query.ts';
import classes from './trading.module.css';
import { useOfferTrade } from './use-trade-writes.ts';

interface OfferTradeFormProps {
  readonly appointment: AppointmentDetail;
  /** After it was offered, or instead. */
  readonly onClose: () => void;
}

interface Values {
  readonly partnerId: string;
  readonly note: string;
  /** Whether the partner should come at another time. */
  readonly isMoved: boolean;
  readonly date: string;
  readonly time: string;
}

const problemIn = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);

const startIn = ({ isMoved, date, time }: Values, timeZone: string): string | undefined => {
  const minutes = parseMinutes(time);
  if (!isMoved || minutes === undefined) return undefined;
  return instantOf(date as LocalDate, minutes, timeZone).toISOString();
};

const useOfferForm = ({ id, appointmentStart, timeZone }: AppointmentDetail, onDone: () => void) => {
  const initial: Values = {
    partnerId: '',
    note: '',
    isMoved: false,
    date: dayOf(appointmentStart, timeZone),
    time: showMinutes(localMinutesAt(new Date(appointmentStart), timeZone)),
  };
  return useSendForm(useOfferTrade(), {
    initial,
    fields: { recipientId: 'partnerId', desiredDatetime: 'time' },
    validate: {
      partnerId: (partnerId) => (partnerId === '' ? 'Choose a partner' : null),
      date: (date, { isMoved }) => (isMoved && date === '' ? 'Choose a day' : null),
      time: (time, { isMoved }) => (isMoved && time === '' ? 'Choose a time' : null),
    },
    input: (values) => {
      const desiredDatetime = startIn(values, timeZone);
      const { partnerId: recipientId, note } = values;
      return {
        body: {
          orderId: id,
          recipientId,
          note: note.trim(),
          ...(desiredDatetime !== undefined && { desiredDatetime }),
        },
      };
    },
    onSent: () => {
      toastSuccess('Trade offered');
      onDone();
    },
  });
};

/** Offers an appointment to a groomer near by: in a dialog on its page, and as a page of its own. */
export const OfferTradeForm = ({ appointment, onClose }: OfferTradeFormProps) => {
  const { timeZone } = appointment;
  const today = localDateAt(useNow(), timeZone);
  const sent = useOfferForm(appointment, onClose);
  const { form } = sent;
  const { partnerId, isMoved, date, time } = form.values;
  const partners = useQuery(partnersForQuery(appointment.id, startIn(form.values, timeZone)));
  if (!partners.data) return <LoadingState what="groomers near you" of={[partners]} rows={3} />;
  if (partners.data.length === 0)
    return (
      <EmptyState title="No groomers near you">
        A trade is offered to active groomers within 50 miles. There are none yet.
      </EmptyState>
    );
  const choices = partnerChoices(partners.data);
  // Chosen before another time was.
  const cannot = choices.find(({ value, disabled }) => value === partnerId && disabled);
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={<p>The appointment stays yours until your partner accepts. They have 12 hours to answer.</p>}
    >
      <SearchableSelectField
        label="Partner"
        required
        choices={choices}
        value={partnerId === '' ? null : partnerId}
        description={
          choices.every(({ disabled }) => disabled) ? 'No groomer near you can take it at this time.' : undefined
        }
        error={cannot ? `${cannot.label}. Choose another partner or time.` : problemIn(form.errors['partnerId'])}
        onChange={(chosen) => form.setFieldValue('partnerId', chosen ?? '')}
      />
      <TextAreaField
        label="Note"
        description="Your partner reads it before they answer."
        optional
        rows={3}
        maxLength={MAX_TRADE_NOTE_LENGTH}
        {...form.getInputProps('note')}
      />
      <SwitchField
        label="Ask for another time"
        checked={isMoved}
        onChange={(moved) => form.setFieldValue('isMoved', moved)}
      />
      {isMoved && (
        <div className={classes['pair']}>
          <DateField
            label="Day"
            required
            min={today}
            value={date === '' ? null : date}
            error={problemIn(form.errors['date'])}
            onChange={(chosen) => form.setFieldValue('date', chosen ?? '')}
          />
          <TimeField
            label="Time"
            required
            value={time === '' ? null : time}
            error={problemIn(form.errors['time'])}
            onChange={(chosen) => form.setFieldValue('time', chosen ?? '')}
          />
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Offering…">
          Offer trade
        </Button>
      </DialogActions>
    </SendForm>
  );
};
