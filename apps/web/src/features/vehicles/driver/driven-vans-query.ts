import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

const VANS = '/v2/service-vehicle/driver/vans';
const LIST = `GET ${VANS}` as const;
const ONE = `GET ${VANS}/:id` as const;

export type DrivenVans = CallAnswer<typeof LIST>;
export type HeldVan = DrivenVans['vans'][number];
export type VanDay = DrivenVans['days'][number];
export type DrivenVan = CallAnswer<typeof ONE>;
export type DriverDocument = DrivenVan['documents'][number];

/** Which van is theirs on which day. */
export const drivenVansQuery = read(LIST);

export const drivenVanQuery = (id: string) => read(ONE, { params: { id } });
