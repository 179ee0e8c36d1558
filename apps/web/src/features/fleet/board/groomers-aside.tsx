import type { LocalDate } from '@tailgate/values';
import { GripVertical, Lock } from 'lucide-react';
import { useState, type PointerEvent as ReactPointerEvent } from 'react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import type { Driver } from '../drivers-query.ts';
import type { Person, PlannedDay } from './board-plan.ts';
import { counted, spanInWords } from './board-words.ts';
import classes from './board.module.css';

export interface PlannedVan {
  readonly name: string;
  readonly days: readonly PlannedDay[];
}

export const personOf = ({ serviceProviderId, name, picture }: Driver): Person => ({
  id: serviceProviderId,
  name,
  picture: picture?.sizes.thumbnail ?? null,
});

/** Why somebody cannot be assigned yet; null for those who can. */
export const lockOf = ({ status, policies, policiesAccepted }: Driver): string | null => {
  if (status === 'attached') return null;
  return policiesAccepted < policies ? 'Reads your policies first' : 'Has not answered your invitation';
};

interface HeldDay {
  readonly date: LocalDate;
  readonly van: string;
  readonly isTemporary: boolean;
}

const daysOfDriver = (vans: readonly PlannedVan[], id: string): HeldDay[] =>
  vans.flatMap(({ name, days }) =>
    days.flatMap(({ date, driver, reason }) =>
      driver?.id === id ? [{ date, van: name, isTemporary: reason === 'temporary' || reason === 'trial' }] : [],
    ),
  );

/** `Van 2 · Van 3 Jun 17–18`; of more than two vans how many. */
const vansInWords = (held: readonly HeldDay[]): string => {
  const vans = [...Map.groupBy(held, ({ van }) => van)];
  if (vans.length === 0) return 'No van';
  if (vans.length > 2) return counted(vans.length, 'van');
  return vans
    .map(([van, days], index) => {
      const [first, last] = [days[0]?.date, days.at(-1)?.date];
      return index === 0 || first === undefined || last === undefined ? van : `${van} ${spanInWords(first, last)}`;
    })
    .join(' · ');
};

const Strip = ({ dates, held }: { dates: readonly LocalDate[]; held: readonly HeldDay[] }) => (
  <span className={classes['strip']} aria-hidden>
    {dates.map((date) => {
      const day = held.find((one) => one.date === date);
      return <i key={date} data-held={day ? (day.isTemporary ? 'temporary' : 'assigned') : undefined} />;
    })}
  </span>
);

interface GroomersAsideProps {
  readonly drivers: readonly Driver[];
  readonly vans: readonly PlannedVan[];
  readonly dates: readonly LocalDate[];
  readonly dragged: string | null;
  readonly begin: (driver: Person) => (event: ReactPointerEvent) => void;
}

/** Who drives: how many of the days shown they have a van, to be carried onto the board. */
export const GroomersAside = ({ drivers, vans, dates, dragged, begin }: GroomersAsideProps) => {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = drivers.filter(({ name, businessName }) => `${name} ${businessName}`.toLowerCase().includes(wanted));
  const attached = drivers.filter(({ status }) => status === 'attached').length;
  return (
    <Card title="Groomers" aside={<span className={classes['quiet']}>{`${attached} attached`}</span>}>
      {drivers.length > 6 && (
        <CardBody>
          <SearchField label="Search groomers" value={search} onChange={setSearch} />
        </CardBody>
      )}
      <ul className={classes['groomers']} aria-label="Groomers">
        {found.map((driver) => {
          const lock = lockOf(driver);
          const person = personOf(driver);
          const held = daysOfDriver(vans, person.id);
          return (
            <li
              key={driver.id}
              className={classes['groomer']}
              data-dragging={dragged === person.id || undefined}
              data-locked={lock !== null || undefined}
              {...(lock === null && { onPointerDown: begin(person) })}
            >
              {lock === null ? <GripVertical size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
              <PersonAvatar id={person.id} name={person.name} photoUrl={person.picture} size={36} />
              <span className={classes['about']}>
                <span className={classes['line']}>
                  <strong>{person.name}</strong>
                  <span className={classes['quiet']}>{held.length > 0 && counted(held.length, 'day')}</span>
                </span>
                <span className={classes['quiet']}>{lock ?? vansInWords(held)}</span>
                <Strip dates={dates.slice(0, 14)} held={held} />
              </span>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className={classes['hint']}>Nobody found</p>}
      <p className={classes['hint']}>
        Drag a groomer onto days, or press Enter on a cell. Hold Shift while you drop to assign these days only.
      </p>
    </Card>
  );
};
