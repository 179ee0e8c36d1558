import { TextLink } from '#ui/actions/text-link.tsx';
import type { CustodyReason, VanBlockReason } from '@tailgate/contract/facts';
import { localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import type { Lane, LaneBar, LaneKind } from '#ui/lanes/lane-types.ts';
import type { Days } from '#shell/periods/period.ts';
import type { ScheduledVan } from './calendar-query.ts';
import { countInWords } from './calendar-words.ts';

const CUSTODY_KINDS: Readonly<Record<CustodyReason, LaneKind>> = {
  assignment: 'assigned',
  owner: 'assigned',
  temporary: 'temporary',
  rental: 'rental',
  trial: 'rental',
};

const heldBar = ({ driver, reason, from, to, startsAt }: ScheduledVan['held'][number], days: Days): LaneBar => ({
  id: startsAt,
  kind: CUSTODY_KINDS[reason],
  from: from as LocalDate,
  to: (to ?? days.to) as LocalDate,
  label: driver.name,
  short: driver.name.split(' ')[0] ?? driver.name,
  lead: <PersonAvatar id={driver.id} name={driver.name} photoUrl={driver.picture?.sizes.thumbnail ?? null} size={24} />,
});

const workBar = ({ date, count }: ScheduledVan['booked'][number]): LaneBar => ({
  id: date,
  kind: 'work',
  from: date as LocalDate,
  to: date as LocalDate,
  label: `Appointments: ${count}`,
  short: String(count),
});

interface Blocked {
  readonly kind: string;
  readonly reason: VanBlockReason | null;
}
export const isService = ({ kind, reason }: Blocked): boolean => kind === 'maintenance' || reason === 'service';

const blockBar =
  (timeZone: string) =>
  (block: ScheduledVan['blocks'][number]): LaneBar => ({
    id: block.id,
    kind: isService(block) ? 'service' : 'block',
    from: localDateAt(new Date(block.startsAt), timeZone),
    to: localDateAt(new Date(new Date(block.endsAt).getTime() - 1), timeZone),
    label: block.title,
  });

/** A day with appointments and a block of some hours says how many appointments: the block is in the panel of the day. */
const barsOfUse = ({ vehicle, booked, blocks }: ScheduledVan): readonly LaneBar[] => {
  const worked = new Set(booked.map(({ date }) => date));
  const hasRoom = ({ from, to }: LaneBar) => from !== to || !worked.has(from);
  return [...blocks.map(blockBar(vehicle.timeZone)).filter(hasRoom), ...booked.map(workBar)];
};

const HELD = 'held';
const USED = 'used';

/** Two rows for each van: who has it, and below what it is used for. */
export const lanesOf = (vans: readonly ScheduledVan[], days: Days): readonly Lane[] =>
  vans.flatMap((van) => {
    const { id, name, title, licensePlate, picture, state } = van.vehicle;
    const appointments = van.booked.reduce((sum, { count }) => sum + count, 0);
    const paused = state === 'paused' ? 'Paused' : null;
    return [
      {
        id: `${id} ${HELD}`,
        name,
        title: (
          <TextLink to="/fleet-owner/vans/$vehicleId" params={{ vehicleId: id }}>
            {name}
          </TextLink>
        ),
        subtitle: paused ?? (title || licensePlate || 'No model yet'),
        lead: <VanPicture id={id} name={name} picture={picture?.sizes.thumbnail ?? null} size={44} />,
        bars: van.held.map((held) => heldBar(held, days)),
      },
      {
        id: `${id} ${USED}`,
        name: `Use of ${name}`,
        title: 'In use',
        subtitle: countInWords(appointments),
        bars: barsOfUse(van),
      },
    ];
  });

export const vanOfLane = (laneId: string): string => laneId.split(' ')[0] ?? laneId;
