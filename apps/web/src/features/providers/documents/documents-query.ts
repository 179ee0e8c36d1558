import type { CallAnswer } from '@tailgate/contract';
import { readAll } from '#shell/api/read.ts';

const DOCUMENTS = 'GET /v2/service-provider/account/documents';

export type PaperItem = CallAnswer<typeof DOCUMENTS>['items'][number];

/** All of them: providers keep a handful, and the table sorts and filters them in the browser. */
export const documentsQuery = readAll(DOCUMENTS);
