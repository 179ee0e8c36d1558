import type { LocalDate } from '@tailgate/values';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import type { Lane, LaneBar, LaneKind } from '#ui/lanes/lane-types.ts';
import { isOff, runsOf, type Draft, type Person, type PlannedDay, plannedDays } from './board-plan.ts';
import type { DayOff, Scheduled } from './board-query.ts';
import { firstName } from './board-words.ts';

interface Look {
  readonly kind: LaneKind;
  readonly label: string;
  readonly driver: Person | null;
  readonly isUnsaved: boolean;
}

const heldLook = ({ driver, reason }: PlannedDay, person: Person): Pick<Look, 'kind' | 'label' | 'driver'> => {
  if (reason === 'owner') return { kind: 'off', label: 'Yours', driver: null };
  if (reason === 'rental') return { kind: 'rental', label: person.name, driver };
  if (reason === 'trial') return { kind: 'temporary', label: `${person.name}, trial`, driver };
  return { kind: reason === 'temporary' ? 'temporary' : 'assigned', label: person.name, driver };
};

const lookOf =
  (daysOff: readonly DayOff[], today: LocalDate) =>
  (day: PlannedDay): Look | null => {
    const { driver, block, isUnsaved, date } = day;
    if (block !== null) return { kind: 'service', label: block, driver: null, isUnsaved };
    if (driver === null) return date < today ? null : { kind: 'open', label: 'No driver', driver: null, isUnsaved };
    if (isOff(daysOff, driver.id, date)) return { kind: 'off', label: 'Off', driver: null, isUnsaved };
    return { ...heldLook(day, driver), isUnsaved };
  };

const barOf = ({ kind, label, driver, isUnsaved }: Look): Omit<LaneBar, 'id' | 'from' | 'to'> => ({
  kind,
  label,
  ...(driver && {
    short: firstName(driver.name),
    lead: <PersonAvatar id={driver.id} name={driver.name} photoUrl={driver.picture} size={24} />,
  }),
  ...(isUnsaved && { unsaved: true }),
});

interface Around {
  readonly drafts: readonly Draft[];
  readonly days: readonly LocalDate[];
  readonly daysOff: readonly DayOff[];
  readonly today: LocalDate;
}

/** A van as a row of the board, as it will be once the drafts are saved. */
export const laneOf = (item: Scheduled, { drafts, days, daysOff, today }: Around): Lane => {
  const { id, name, title, picture } = item.vehicle;
  const runs = runsOf(plannedDays(item, drafts, days), lookOf(daysOff, today), (look) =>
    [look.kind, look.label, look.driver?.id, look.isUnsaved].join(),
  );
  return {
    id,
    name,
    ...(title !== '' && { subtitle: title }),
    lead: <VanPicture id={id} name={name} picture={picture?.sizes.thumbnail ?? null} size={44} />,
    bars: runs.map(({ from, to, value }) => ({ id: `${from}${value.kind}`, from, to, ...barOf(value) })),
  };
};
