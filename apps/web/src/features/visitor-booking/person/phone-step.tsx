import { parsePhone } from '@tailgate/values/phone';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { tooManyTries } from '#shell/errors/form-errors.ts';
import { ApiError } from '#shell/api/api-error.ts';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { keepDraft, readDraft } from '../kept-order.ts';
import { keepProof } from './kept-proof.ts';
import classes from '../visitor-booking.module.css';

const LOGIN = 'login';

/** The call joins the two parts again. */
export const phonePartsOf = (phone: string) => ({ prefix: '+', number: phone.replace(/\D/g, '') });

/** The number that the code goes to. Whether it has an account is not known before the code is right. */
export const PhoneStep = ({ onSent }: { onSent: () => void }) => {
  const request = useWrite('POST /v2/customer/sign-up/check', { errors: 'inline' });
  const sent = useSendForm(request, {
    initial: readDraft(LOGIN, { phone: '' }),
    validate: {
      phone: (typed: string) => (parsePhone(typed) === undefined ? 'Enter a phone number with area code' : null),
    },
    onTyped: (values) => keepDraft(LOGIN, values),
    input: ({ phone }) => ({ body: { phone: phonePartsOf(phone), deviceId: deviceId() } }),
    onSent: ({ sessionId }, { phone }) => {
      keepProof({ codeId: sessionId, phone, sentAtMs: currentTimeMs(), code: null });
      onSent();
    },
    refusalOf: (error) =>
      error instanceof ApiError && error.code === 'too_many_requests'
        ? { fields: {}, notice: tooManyTries(error) }
        : null,
  });
  const { form } = sent;
  return (
    <SendForm of={sent} className={classes['stack']}>
      <PhoneField
        label="Phone number"
        description="We text you a six-digit code, and later when the groomer is on the way. No password needed."
        required
        autoFocus
        {...form.getInputProps('phone')}
        value={form.values.phone}
      />
      <PageButton busy={sent.isSaving} busyLabel="Sending…">
        Text me a code
      </PageButton>
    </SendForm>
  );
};
