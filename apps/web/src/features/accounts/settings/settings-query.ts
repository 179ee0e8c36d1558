import type { CallAnswer } from '@tailgate/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';

export type ProviderSettings = CallAnswer<'GET /v1/groomer/settings'>;
export type StoredImage = NonNullable<ProviderSettings['profilePicture']>;

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['provider-settings'],
    queryFn: ({ signal }) => call('GET /v1/groomer/settings', { signal }),
  });
