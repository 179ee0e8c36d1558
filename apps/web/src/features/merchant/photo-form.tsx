import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#ui/actions/dialog.tsx';
import { FilePicker } from '#ui/uploads/file-picker.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toastSuccess } from '#shell/errors/toast.tsx';
import type { AskPassword } from './details-form.tsx';
import type { PaymentDetails } from './merchant-query.ts';
import classes from './merchant.module.css';
import { photoTokenOf } from './processor.ts';
import { useSendTokens } from './use-send-tokens.ts';

const TYPES = ['image/jpeg', 'image/png'];
const MAX_BYTES = 10 * 1024 * 1024;

interface PhotoFormProps {
  readonly processor: PaymentDetails['processor'];
  readonly askPassword: AskPassword;
}

/** A photo of a driver's license or passport, which goes to the processor. */
export const PhotoForm = ({ processor, askPassword }: PhotoFormProps) => {
  const [isUploading, setIsUploading] = useState(false);
  const sending = useSendTokens(() => toastSuccess('Photo sent'));
  const upload = async (photo: File) => {
    sending.setNotice(null);
    if (photo.size > MAX_BYTES) {
      sending.setNotice('This photo is larger than 10 MB. Choose a smaller one.');
      return;
    }
    setIsUploading(true);
    const outcome = await photoTokenOf(processor, photo);
    setIsUploading(false);
    if ('refused' in outcome) sending.setNotice(outcome.refused);
    else sending.send({ accountToken: outcome.id, acceptPaymentProcessorTerms: true });
  };
  const isBusy = isUploading || sending.isSending;
  const { waiting } = sending;
  return (
    <div className={classes['form']}>
      {sending.notice !== null && <Notice tone="danger">{sending.notice}</Notice>}
      <p>The front of your driver’s license or passport, readable and not expired. It goes straight to Stripe.</p>
      <div className={classes['actions']}>
        <FilePicker
          types={TYPES}
          icon={<Camera size={20} aria-hidden />}
          disabled={isBusy}
          onPick={(photo) => void upload(photo)}
        >
          {isBusy ? 'Sending…' : 'Add photo of your ID'}
        </FilePicker>
      </div>
      <Dialog title="Confirm it’s you" opened={sending.asksPassword} onClose={sending.closePassword}>
        {sending.asksPassword &&
          askPassword({
            isGoingOn: sending.isSending,
            onClose: sending.closePassword,
            onConfirmed: () => waiting && sending.send(waiting),
          })}
      </Dialog>
    </div>
  );
};
