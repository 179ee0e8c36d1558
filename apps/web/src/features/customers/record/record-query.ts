import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';

const FIGURES = 'GET /v2/service-provider/customer/:id/figures';
const HISTORY = 'GET /v2/service-provider/customer/:id/appointments';

export type CustomerFigures = CallAnswer<typeof FIGURES>;
type CustomerHistory = CallAnswer<typeof HISTORY>;
export type CustomerVisit = CustomerHistory['items'][number];

/** Rows of the history before 'Next page'. */
const SHOWN = 10;

export const figuresQuery = (id: string) => read(FIGURES, { params: { id } });

export const historyQuery = (id: string, offset: number) => ({
  ...read(HISTORY, { params: { id }, query: { limit: SHOWN, offset } }),
  placeholderData: keepPreviousData,
});
