import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

export const PROFILE = 'GET /v1/customer';
export type OwnProfile = CallAnswer<typeof PROFILE>;
export const ownProfileQuery = read(PROFILE);
