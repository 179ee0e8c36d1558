import { Anchor, TextLink } from '#ui/actions/text-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import classes from './record.module.css';

/** Whom it is for: what the customer wrote, and what only the groomer knows. */
export const CustomerNotesCard = ({ appointment: { customer, message } }: { appointment: AppointmentDetail }) => {
  const { id, displayName, email, notes } = customer;
  return (
    <Card
      title="Customer"
      aside={
        <TextLink to="/groomer/customers/$customerId" params={{ customerId: id }}>
          {displayName}
        </TextLink>
      }
    >
      <CardBody>
        <div className={classes['stack']}>
          {email !== null && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
          {message !== '' && <Written title={`Message from ${customer.firstName}`} words={message} />}
          {notes === '' ? (
            <p className={classes['meta']}>No notes about {customer.firstName}.</p>
          ) : (
            <Written title="Notes, only you see them" words={notes} />
          )}
        </div>
      </CardBody>
    </Card>
  );
};

const Written = ({ title, words }: { title: string; words: string }) => (
  <div>
    <strong>{title}</strong>
    <p className={classes['note']}>{words}</p>
  </div>
);
