import { queryOptions } from '@tanstack/react-query';
import { providerQuery } from '#shell/account/account-query.ts';
import { read } from '#shell/api/read.ts';

const WEEK = '/v2/service-appointment/service-provider/availability/weekly-availability';

export const weekQuery = read(`GET ${WEEK}`);

export const SAVE_WEEK = `POST ${WEEK}` as const;

/** The zone in which a provider's days begin and end. */
export const timeZoneQuery = queryOptions({ ...providerQuery, select: ({ timeZone }) => timeZone });
