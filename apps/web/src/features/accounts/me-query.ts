import { queryOptions } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';

/** Who is signed in, and whether they asked to be forgotten. */
export const meQuery = () =>
  queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => call('GET /v2/account/me', { signal }) });
