import { localMinutesAt, showMinutes } from '@tailgate/values/local-time';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { AnswerBy } from '../driver-parts.tsx';
import type { Overview } from './overview-query.ts';

const DRIVERS = '/fleet-owner/account/attached-service-providers';

/** Groomers who were asked to drive and have not answered. */
export const WaitingForDrivers = ({ overview: { waiting } }: { overview: Overview }) => {
  if (waiting.total === 0) return null;
  return (
    <Card title="Waiting for drivers" aside={<TextLink to={DRIVERS}>All {waiting.total}</TextLink>}>
      <Rows label="Waiting for drivers">
        {waiting.drivers.map(({ id, serviceProviderId, name, answerBy }) => (
          <RowLink
            key={id}
            to={DRIVERS}
            search={{ search: name }}
            lead={<PersonAvatar id={serviceProviderId} name={name} />}
            title={name}
            meta={<AnswerBy at={answerBy} />}
          />
        ))}
      </Rows>
    </Card>
  );
};

const timeOf = (instant: string, timeZone: string): string =>
  timeInWords(showMinutes(localMinutesAt(new Date(instant), timeZone)));

/** Vans that change hands later today. */
export const RestOfToday = ({ overview: { restOfToday, timeZone } }: { overview: Overview }) => {
  if (restOfToday.length === 0) return null;
  return (
    <Card title="Rest of today">
      <Rows label="Rest of today">
        {restOfToday.map(({ at, kind, vehicle, driver }) => (
          <RowLink
            key={`${vehicle.id} ${kind} ${at}`}
            to="/fleet-owner/vans/$vehicleId"
            params={{ vehicleId: vehicle.id }}
            lead={<PersonAvatar id={driver.id} name={driver.name} />}
            title={`${driver.name}, ${kind === 'begins' ? 'pickup' : 'drop-off'}`}
            meta={vehicle.name}
            aside={<strong>{timeOf(at, timeZone)}</strong>}
          />
        ))}
      </Rows>
    </Card>
  );
};
