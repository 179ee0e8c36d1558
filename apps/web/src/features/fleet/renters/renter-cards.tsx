import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarX, CircleCheck, TriangleAlert, Van } from 'lucide-react';
import { useState } from 'react';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { MonthBars } from '#ui/figures/month-bars.tsx';
import { Card, CardBody, CardFoot } from '#ui/layout/card.tsx';
import { Row, RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { counted, stretchInWords } from './renter-words.ts';
import { HISTORY_SIZE, renterHistoryQuery, type Renter, type Stretch } from './renters-query.ts';
import classes from './renters.module.css';

interface CardProps {
  readonly renter: Renter;
  readonly today: string;
}

const Held = ({ of, today, when }: { of: Stretch; today: string; when: 'now' | 'next' }) => (
  <RowLink
    to="/fleet-owner/vans/$vehicleId"
    params={{ vehicleId: of.van.id }}
    lead={<RowIcon icon={when === 'now' ? Van : CalendarClock} />}
    title={of.van.name}
    meta={stretchInWords(of, today)}
    aside={when === 'now' ? 'Now' : undefined}
  />
);

/** The vans that they have and will have. */
export const VansCard = ({ renter: { now, next, nextTotal }, today }: CardProps) => (
  <Card title="Vans now and next">
    {now.length + next.length === 0 ? (
      <CardBody>
        <p className={classes['quiet']}>No van now, and none booked.</p>
      </CardBody>
    ) : (
      <Rows label="Vans now and next">
        {now.map((of) => (
          <Held key={`now ${of.van.id}`} of={of} today={today} when="now" />
        ))}
        {next.map((of) => (
          <Held key={`${of.van.id} ${of.from}`} of={of} today={today} when="next" />
        ))}
      </Rows>
    )}
    {nextTotal > next.length && <CardFoot>{`${nextTotal - next.length} more later`}</CardFoot>}
  </Card>
);

/** Days with a van by month, and what came of them. */
export const MonthsCard = ({ renter: { months, appointmentsDone } }: { renter: Renter }) => {
  const days = months.reduce((sum, month) => sum + month.days, 0);
  return (
    <Card title="Days with a van">
      <CardBody>
        <div className={classes['stack']}>
          <MonthBars
            label="Days with a van by month"
            months={months.map(({ month, days: value }) => ({ month, value, shown: counted(value, 'day') }))}
          />
          <p className={classes['figure']}>
            <span>Last 12 months</span>
            <strong>{counted(days, 'day')}</strong>
          </p>
          <p className={classes['figure']}>
            <span>Appointments completed in your vans</span>
            <strong>{appointmentsDone}</strong>
          </p>
        </div>
      </CardBody>
    </Card>
  );
};

type Acceptance = Renter['acceptances'][number];

const acceptedInWords = ({ version, acceptedVersion, acceptedAt }: Acceptance): string => {
  if (acceptedVersion === null || acceptedAt === null) return `Version ${version} not accepted`;
  const accepted = `Version ${acceptedVersion} accepted ${deviceDay(acceptedAt)}`;
  return acceptedVersion === version ? accepted : `${accepted}, version ${version} not yet`;
};

export const PoliciesCard = ({ renter: { acceptances } }: { renter: Renter }) => (
  <Card title="Policies">
    {acceptances.length === 0 ? (
      <CardBody>
        <p className={classes['quiet']}>Your fleet has no policies.</p>
      </CardBody>
    ) : (
      <Rows label="Policies">
        {acceptances.map((one) => (
          <Row
            key={one.id}
            lead={<RowIcon icon={one.acceptedVersion === one.version ? CircleCheck : TriangleAlert} />}
            title={one.title}
            meta={acceptedInWords(one)}
          />
        ))}
      </Rows>
    )}
  </Card>
);

export const DaysOffCard = ({ renter: { daysOff }, today }: CardProps) =>
  daysOff.length === 0 ? null : (
    <Card title="Days off">
      <Rows label="Days off">
        {daysOff.map(({ startDate, endDate }) => (
          <Row
            key={startDate}
            lead={<RowIcon icon={CalendarX} />}
            title={stretchInWords({ from: startDate, to: endDate }, today)}
          />
        ))}
      </Rows>
    </Card>
  );

/** The vans that they had before. */
export const HistoryCard = ({ id, today }: { id: string; today: string }) => {
  const [offset, setOffset] = useState(0);
  const history = useQuery(renterHistoryQuery(id, offset));
  const { items = [], total = 0 } = history.data ?? {};
  return (
    <Card title="Vans before">
      {!history.data && <LoadingState what="the history" of={[history]} rows={3} />}
      {history.data && items.length === 0 && (
        <CardBody>
          <p className={classes['quiet']}>They had no van of yours before.</p>
        </CardBody>
      )}
      {items.length > 0 && (
        <Rows label="Vans before">
          {items.map((of) => (
            <RowLink
              key={`${of.van.id} ${of.from}`}
              to="/fleet-owner/vans/$vehicleId"
              params={{ vehicleId: of.van.id }}
              title={of.van.name}
              meta={stretchInWords(of, today)}
              aside={counted(of.days, 'day')}
            />
          ))}
        </Rows>
      )}
      {total > HISTORY_SIZE && (
        <CardFoot>
          <PageButtons total={total} limit={HISTORY_SIZE} offset={offset} items={items} onMove={setOffset} />
        </CardFoot>
      )}
    </Card>
  );
};
