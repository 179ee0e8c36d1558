import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

const RECORD = 'GET /v2/service-vehicle/fleet-owner/fleet-management/:id/record';
const HISTORY = 'GET /v2/service-vehicle/fleet-owner/fleet-management/:id/record/history';

export type VanRecord = CallAnswer<typeof RECORD>;
export type VanEvent = CallAnswer<typeof HISTORY>['items'][number];

export const recordQuery = (id: string) => read(RECORD, { params: { id } });
export const historyQuery = (id: string, page: { readonly limit: number; readonly offset: number }) => ({
  ...read(HISTORY, { params: { id }, query: page }),
  placeholderData: keepPreviousData,
});
