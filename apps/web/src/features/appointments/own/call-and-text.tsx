import { MessageSquare, Phone } from 'lucide-react';
import { AnchorButton } from '#ui/actions/button.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import classes from './own.module.css';

interface CallAndTextProps {
  readonly name: string;
  readonly phone: string;
}

/** With the apps of the device, which also work where ours has no connection. */
export const CallAndText = ({ name, phone }: CallAndTextProps) => (
  <div className={classes['pair']}>
    <AnchorButton
      href={`tel:${phone}`}
      icon={<Phone size={18} aria-hidden />}
      aria-label={`Call ${name} at ${phoneInWords(phone)}`}
    >
      Call
    </AnchorButton>
    <AnchorButton
      href={`sms:${phone}`}
      icon={<MessageSquare size={18} aria-hidden />}
      aria-label={`Text ${name} at ${phoneInWords(phone)}`}
    >
      Text
    </AnchorButton>
  </div>
);
