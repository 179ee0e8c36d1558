import { parsePhone } from '@tailgate/values/phone';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import classes from './another-phone-form.module.css';

interface AnotherPhoneFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Which phone the groomer calls from for the next hour. */
export const AnotherPhoneForm = ({ onDone, onCancel }: AnotherPhoneFormProps) => {
  const sent = useSendForm(
    useWrite('POST /v2/service-messaging/service-provider/call-from-another-phone-number', { errors: 'inline' }),
    {
      initial: { phoneNumber: '' },
      validate: {
        phoneNumber: (phone) => (parsePhone(phone) === undefined ? 'Enter a valid phone number' : null),
      },
      input: (body) => ({ body }),
      onSent: onDone,
    },
  );
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={<p className={classes['lead']}>For the next hour, your calls to customers come from this phone.</p>}
    >
      <PhoneField
        label="Phone you’re calling from"
        required
        data-autofocus
        {...sent.form.getInputProps('phoneNumber')}
        value={sent.form.values.phoneNumber}
      />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Saving…">
          Use this phone
        </Button>
      </DialogActions>
    </SendForm>
  );
};
