import { useQuery } from '@tanstack/react-query';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import type { LocalDate } from '@tailgate/values/local-time';
import { Ban, CalendarX2, UserRoundCog } from 'lucide-react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { LANE_KINDS } from '#ui/lanes/lane-kinds.ts';
import { vanDayQuery, useRemoveBlock, type UseOfVan, type VanDay } from './calendar-query.ts';
import { custodyWords, timesOn, titleOfUse } from './calendar-words.ts';
import classes from './calendar.module.css';

interface VanDayPanelProps {
  readonly opened: { readonly vehicleId: string; readonly date: LocalDate } | null;
  readonly name: string;
  readonly onClose: () => void;
  readonly onBlock: (day: VanDay) => void;
}

/** One day of one van: who has it, what it is used for, and what its owner can do about it. */
export const VanDayPanel = ({ opened, name, onClose, onBlock }: VanDayPanelProps) => (
  <Dialog
    title={opened ? `${name}, ${showDateWithWeekday(opened.date)}` : name}
    opened={opened !== null}
    onClose={onClose}
  >
    {opened && <Day {...opened} onBlock={onBlock} />}
  </Dialog>
);

interface DayProps {
  readonly vehicleId: string;
  readonly date: LocalDate;
  readonly onBlock: (day: VanDay) => void;
}

const Day = ({ vehicleId, date, onBlock }: DayProps) => {
  const day = useQuery(vanDayQuery(vehicleId, date));
  if (!day.data) return <LoadingState what="this day" of={[day]} rows={3} />;
  return (
    <div className={classes['panel']}>
      <Holders day={day.data} date={date} />
      <Uses day={day.data} date={date} />
      <Actions day={day.data} onBlock={onBlock} />
    </div>
  );
};

const Actions = ({ day, onBlock }: { day: VanDay; onBlock: (day: VanDay) => void }) => {
  const isOver = new Date(day.endsAt) <= useNow();
  if (isOver) return null;
  return (
    <DialogActions>
      <ButtonLink to="/fleet-owner/account/driver-assignment" icon={<UserRoundCog size={20} aria-hidden />}>
        Assign driver
      </ButtonLink>
      <Button look="filled" icon={<Ban size={20} aria-hidden />} onClick={() => onBlock(day)}>
        Block van
      </Button>
    </DialogActions>
  );
};

const Holders = ({ day: { custody, timeZone, endsAt }, date }: { day: VanDay; date: LocalDate }) => (
  <section>
    <h3 className={classes['section']}>Who has it</h3>
    {custody.length === 0 ? (
      <p className={classes['none']}>Nobody. It can’t be booked on this day.</p>
    ) : (
      <Rows label="Who has it">
        {custody.map(({ holder, reason, startsAt, endsAt: end }) => (
          <Row
            key={startsAt}
            lead={<PersonAvatar id={holder.id} name={holder.name} />}
            title={holder.name}
            meta={`${custodyWords(reason)} · ${timesOn({ startsAt, endsAt: end ?? endsAt }, date, timeZone)}`}
          />
        ))}
      </Rows>
    )}
  </section>
);

const Uses = ({ day, date }: { day: VanDay; date: LocalDate }) => (
  <section>
    <h3 className={classes['section']}>What it is used for</h3>
    {day.uses.length === 0 ? (
      <p className={classes['none']}>Nothing yet.</p>
    ) : (
      <Rows label="What it is used for">
        {day.uses.map((use) => (
          <Use key={use.id} use={use} day={day} date={date} />
        ))}
      </Rows>
    )}
  </section>
);

const ICONS = {
  appointment: LANE_KINDS.work.icon,
  hold: LANE_KINDS.temporary.icon,
  maintenance: LANE_KINDS.service.icon,
  block: LANE_KINDS.block.icon,
} as const;

const Use = ({ use, day: { vehicleId, timeZone }, date }: { use: UseOfVan; day: VanDay; date: LocalDate }) => {
  const now = useNow();
  const { remove, isRemoving } = useRemoveBlock();
  const { id, kind, block, startsAt, endsAt } = use;
  const times = timesOn(use, date, timeZone);
  return (
    <Row
      lead={<RowIcon icon={ICONS[kind]} />}
      title={titleOfUse(use)}
      meta={
        <>
          {times}
          {block !== null && block.note !== '' && <span className={classes['note']}>{block.note}</span>}
        </>
      }
      aside={
        block !== null &&
        new Date(endsAt) > now && (
          <Button
            compact
            busy={isRemoving}
            busyLabel="Removing…"
            icon={<CalendarX2 size={18} aria-hidden />}
            aria-label={`Remove block: ${titleOfUse(use)}, ${times}`}
            onClick={() => remove({ id, vehicleId, timeZone, startsAt, endsAt, ...block }, now)}
          >
            Remove
          </Button>
        )
      }
    />
  );
};
