import { Card, CardBody } from '#ui/layout/card.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { dayInWords } from './customer-words.tsx';
import type { Customer } from './customers-query.ts';
import classes from './customers.module.css';
import { lineOf } from './parts.ts';
import type { CustomerFigures } from './record/record-query.ts';

const agreementsInWords = ({ agreements: { acceptedAt, sentAt } }: Customer): string => {
  if (acceptedAt !== null) return `Accepted ${dayInWords(acceptedAt)}`;
  return sentAt === null ? 'Not accepted yet' : `Sent ${dayInWords(sentAt)}, not accepted yet`;
};

/** Both open the app of the phone where there is one. */
const mapsOf = (address: NonNullable<Customer['address']>) => {
  const place = encodeURIComponent(lineOf(address));
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${address.latitude},${address.longitude}`,
    apple: `https://maps.apple.com/?daddr=${address.latitude},${address.longitude}&q=${place}`,
  };
};

const Place = ({ customer }: { customer: Customer }) => {
  const { address } = customer;
  if (!address) return <>–</>;
  const maps = mapsOf(address);
  return (
    <>
      <div>{[lineOf(address), customer.addressLine2].filter(Boolean).join(', ')}</div>
      <div className={classes['links']}>
        <Anchor href={maps.google} target="_blank" rel="noreferrer">
          Google Maps
        </Anchor>
        <Anchor href={maps.apple} target="_blank" rel="noreferrer">
          Apple Maps
        </Anchor>
      </div>
    </>
  );
};

interface ContactCardProps {
  readonly customer: Customer;
  /** Undefined until it is known. */
  readonly card: CustomerFigures['card'] | undefined;
}

/** `Visa ending 4242, expires 8/2028` */
const cardInWords = (card: NonNullable<CustomerFigures['card']>): string =>
  `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending ${card.lastFour}, ${
    card.isExpired ? 'expired' : 'expires'
  } ${card.expMonth}/${card.expYear}`;

/** How to reach the customer, where they live, how they pay and what they agreed to. */
export const ContactCard = ({ customer, card }: ContactCardProps) => {
  const { phone, email, addressNotes, source } = customer;
  return (
    <Card title="Contact">
      <CardBody>
        <dl className={classes['facts']}>
          <div>
            <dt>Phone</dt>
            <dd>{phone ? <Anchor href={`tel:${phone}`}>{phoneInWords(phone)}</Anchor> : '–'}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : '–'}</dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              <Place customer={customer} />
            </dd>
          </div>
          {addressNotes !== '' && (
            <div>
              <dt>Address notes</dt>
              <dd>{addressNotes}</dd>
            </div>
          )}
          {card !== undefined && (
            <div>
              <dt>Card on file</dt>
              <dd>{card === null ? 'None' : cardInWords(card)}</dd>
            </div>
          )}
          <div>
            <dt>Agreements</dt>
            <dd>{agreementsInWords(customer)}</dd>
          </div>
          {source !== '' && (
            <div>
              <dt>Found you by</dt>
              <dd>{source}</dd>
            </div>
          )}
        </dl>
      </CardBody>
    </Card>
  );
};
