import type { CallAnswer } from '@tailgate/contract';
import { read } from '#shell/api/read.ts';

const STEPS = 'GET /v2/service-provider/sign-up/steps';

export type SignUpProgress = CallAnswer<typeof STEPS>;
export type Readiness = SignUpProgress['readiness'];

/** The own sign-up, and how far the account is: the same answer for every page that says so. */
export const stepsQuery = read(STEPS);
