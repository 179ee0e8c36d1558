import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

export type ProviderSettings = CallAnswer<'GET /v1/groomer/settings'>;
export type StoredImage = NonNullable<ProviderSettings['profilePicture']>;

export const settingsQuery = () => read('GET /v1/groomer/settings');
