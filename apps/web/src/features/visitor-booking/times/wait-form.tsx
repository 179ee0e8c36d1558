import { MAX_LEAD_MESSAGE_LENGTH, MAX_PERSON_NAME_LENGTH } from '@tailgate/contract/facts';
import { parsePhone } from '@tailgate/values/phone';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { nobodyWords } from '#shell/refusals/unserved-words.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keepDraft, readDraft } from '../kept-order.ts';
import { ORDERING, useKeepOrder, type OrderingSession } from '../visitor-booking-query.ts';
import classes from '../visitor-booking.module.css';

interface WaitFormProps {
  readonly session: OrderingSession;
  /** Whose times do not fit; without one nobody comes to the address. */
  readonly providerId?: string;
}

const NOTHING = { firstName: '', phone: '', message: '' };
const WAIT = 'wait';

const OF_GROOMER = { title: 'Join the wait list', words: 'We text you when a time opens up. Nothing is booked yet.' };

const headOf = ({ unserved, pets }: OrderingSession) => ({
  title: unserved ? nobodyWords(unserved, pets) : 'No groomer comes for this yet',
  words: 'Leave your number, and we text you when one does. Nothing is booked yet.',
});

/** Where nothing fits: the wish is kept, and somebody answers it later. */
export const WaitForm = ({ session, providerId }: WaitFormProps) => {
  const keep = useKeepOrder();
  const wait = useWrite(`POST ${ORDERING}/:sessionId/waitlist`, { errors: 'inline', onDone: keep });
  const isKnown = session.customer !== null;
  const sent = useSendForm(wait, {
    initial: readDraft(WAIT, NOTHING),
    validate: {
      phone: (typed: string) =>
        isKnown || parsePhone(typed) !== undefined ? null : 'Enter a phone number with area code',
    },
    onTyped: (values) => keepDraft(WAIT, values),
    input: ({ firstName, phone, message }) => ({
      params: { sessionId: session.id },
      body: {
        firstName,
        message,
        ...(!isKnown && { phone }),
        ...(providerId !== undefined && { providerId }),
      },
    }),
  });
  const { form } = sent;
  const head = providerId === undefined ? headOf(session) : OF_GROOMER;
  if (session.waitlistedAt !== null)
    return (
      <Card>
        <EmptyState level={2} title="You’re on the list">
          We text you as soon as there is a time for you. You can close this page.
        </EmptyState>
      </Card>
    );
  return (
    <SendForm
      of={sent}
      className={classes['stack']}
      lead={
        <Card>
          <EmptyState level={2} title={head.title}>
            {head.words}
          </EmptyState>
        </Card>
      }
    >
      {!isKnown && (
        <>
          <TextField
            label="First name"
            optional
            autoComplete="given-name"
            maxLength={MAX_PERSON_NAME_LENGTH}
            {...form.getInputProps('firstName')}
          />
          <PhoneField label="Phone number" required {...form.getInputProps('phone')} value={form.values.phone} />
        </>
      )}
      <TextAreaField
        label="Which days and times work for you?"
        optional
        rows={3}
        maxLength={MAX_LEAD_MESSAGE_LENGTH}
        {...form.getInputProps('message')}
      />
      <PageButton busy={sent.isSaving} busyLabel="Sending…">
        Tell me when there is a time
      </PageButton>
    </SendForm>
  );
};
