import type { CallAnswer } from '@tailgate/contract';
import type { Driver } from '../drivers-query.ts';
import type { Scheduled } from './board-query.ts';

export const MAYA = { id: 'maya', name: 'Maya Torres', picture: null };

interface Given {
  readonly name?: string;
  readonly held?: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly driver?: Scheduled['held'][number]['driver'];
    readonly reason?: Scheduled['held'][number]['reason'];
  }[];
  readonly blocks?: readonly { readonly startsAt: string; readonly endsAt: string }[];
}

export const buildScheduled = (id: string, { name = 'Van 1', held = [], blocks = [] }: Given = {}): Scheduled => ({
  vehicle: {
    id,
    name,
    title: 'Sprinter 2022',
    licensePlate: 'RKL 4417',
    picture: null,
    state: 'listed',
    timeZone: 'America/Chicago',
    dayRate: 95,
  },
  held: held.map(({ driver = MAYA, reason = 'assignment', from, to }) => ({
    driver,
    reason,
    from,
    to,
    startsAt: `${from}T05:00:00.000Z`,
    endsAt: to === null ? null : `${to}T05:00:00.000Z`,
  })),
  booked: [],
  blocks: blocks.map((block, index) => ({
    id: `${id}-${index}`,
    kind: 'maintenance',
    title: 'In service',
    reason: null,
    note: '',
    ...block,
  })),
});

export const buildDriver = (id: string, name: string, more: Partial<Driver> = {}): Driver => ({
  id: `driver-${id}`,
  serviceProviderId: id,
  name,
  businessName: '',
  picture: null,
  status: 'attached',
  since: '2026-05-05T18:00:00.000Z',
  answerBy: null,
  policiesAccepted: 1,
  policies: 1,
  can: { inviteAgain: false, accept: false, decline: false, withdraw: false, leave: false, detach: true },
  ...more,
});

type Schedule = CallAnswer<'GET /v2/service-vehicle/fleet-owner/fleet-management/schedule'>;

export const buildSchedule = (items: readonly Scheduled[], withDriver: Schedule['withDriver'] = []): Schedule => ({
  items: [...items],
  withDriver,
  counts: { all: items.length, with_driver: 0, idle: 0, in_service: 0, paused: 0 },
  total: items.length,
  page: 1,
  limit: 200,
});
