import { UnstyledButton } from '@mantine/core';
import { Phone } from 'lucide-react';
import classes from './phone-button.module.css';
import { phoneInWords } from '../words/phone-number.ts';

interface ByNumber {
  readonly phoneNumber: string;
  readonly orderId?: never;
  readonly onCallByOrder?: never;
}

/** The number is not loaded with the page: it is looked up on click. */
interface ByOrder {
  readonly orderId: string;
  readonly onCallByOrder: (orderId: string) => void;
  readonly phoneNumber?: never;
}

export type PhoneButtonProps = { readonly name: string } & (ByNumber | ByOrder);

const icon = <Phone size={22} aria-hidden />;

/** A phone number or the id of an order, never both. */
export const PhoneButton = ({ name, phoneNumber, orderId, onCallByOrder }: PhoneButtonProps) => {
  if ((phoneNumber === undefined) === (orderId === undefined))
    throw new Error('A phone button takes a phone number or an order id, never both');
  if (phoneNumber !== undefined)
    return (
      <a
        className={classes['phone']}
        href={`tel:${phoneNumber}`}
        aria-label={`Call ${name} at ${phoneInWords(phoneNumber)}`}
      >
        {icon}
      </a>
    );
  return (
    <UnstyledButton
      className={classes['phone'] ?? ''}
      aria-label={`Call ${name}`}
      onClick={() => onCallByOrder(orderId)}
    >
      {icon}
    </UnstyledButton>
  );
};
