import { MessageSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import { CallDialog } from '#shell/calls/call-dialog.tsx';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Anchor, TextLink } from '#ui/actions/text-link.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { VipMark } from '../calendar/appointment-event.tsx';
import classes from './appointment.module.css';

/** Whom it is for: how to reach them and what is known. */
export const CustomerCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { customer, message } = appointment;
  const { id, displayName, phone, email, vip, notes, isNew, loyaltyPoints } = customer;
  return (
    <Card title="Customer">
      <CardBody>
        <div className={classes['stack']}>
          <div className={classes['person']}>
            <PersonAvatar id={id} name={displayName} />
            <div className={classes['lines']}>
              <strong>
                <TextLink to="/groomer/customers/$customerId" params={{ customerId: id }}>
                  {displayName}
                </TextLink>
                {vip && <VipMark />}
              </strong>
              <span>
                {isNew ? 'New customer' : 'Returning customer'}
                {loyaltyPoints > 0 && ` · ${loyaltyPoints} points`}
              </span>
              {email !== null && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
            </div>
          </div>
          {phone !== null && (
            <div className={classes['pair']}>
              <CallButton orderId={appointment.id} name={displayName} phone={phone} />
              <AnchorButton
                href={`sms:${phone}`}
                icon={<MessageSquare size={18} aria-hidden />}
                aria-label={`Text ${displayName} at ${phoneInWords(phone)}`}
              >
                Text
              </AnchorButton>
            </div>
          )}
          {notes !== '' && (
            <div className={classes['lines']}>
              <strong>Your notes</strong>
              <p className={classes['note']}>{notes}</p>
            </div>
          )}
          {message !== '' && (
            <div className={classes['lines']}>
              <strong>Message</strong>
              <p className={classes['note']}>{message}</p>
            </div>
          )}
        </div>
      </CardBody>
    </Card>
  );
};

const CallButton = ({ orderId, name, phone }: { orderId: string; name: string; phone: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Phone size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Call
      </Button>
      <CallDialog
        called={{ orderId }}
        customerName={name}
        ownPhone={phone}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};
