import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#shell/account/status-badge.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { rolesInWords } from '../people/people-filters.ts';
import { personActivityQuery } from './person-activity-query.ts';
import classes from './person-card.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** How to reach a person, and what they are on the site. */
export const PersonCard = ({ id }: { id: string }) => {
  const person = useQuery(personActivityQuery(id)).data?.person;
  if (!person) return null;
  const { email, phone, joinedAt, status } = person;
  return (
    <Card>
      <CardBody>
        <dl className={classes['facts']}>
          <div>
            <dt>Role</dt>
            <dd>{rolesInWords(person)}</dd>
          </div>
          <div>
            <dt>Status</dt>
            <dd>
              <StatusBadge status={status} />
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : '–'}</dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>{phone ? <Anchor href={`tel:${phone}`}>{phoneInWords(phone)}</Anchor> : '–'}</dd>
          </div>
          <div>
            <dt>Joined</dt>
            <dd>{day.format(new Date(joinedAt))}</dd>
          </div>
        </dl>
      </CardBody>
    </Card>
  );
};
