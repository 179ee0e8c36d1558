import { read } from '#shell/api/read.ts';

/** Who is signed in, and whether they asked to be forgotten. */
export const meQuery = () => read('GET /v2/account/me');
