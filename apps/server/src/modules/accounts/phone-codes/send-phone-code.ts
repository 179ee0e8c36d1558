import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { CODE_CONTEXT, textPhoneCode } from '../accounts.jobs.ts';
import type { CodePurpose } from '../credentials/credentials.queries.ts';
import { issuePhoneCode } from './issue-phone-code.ts';

/**
 * Known or unknown number: the same rows, the same job. Whether and what to text is decided by the worker. The caller
 * has counted the attempt.
 */
export const sendPhoneCode = async (
  tx: Tx,
  request: { purpose: CodePurpose; phone: string; requestedBy?: string; sessionId?: string },
  platform: Pick<Platform, 'clock' | 'seal'>,
) => {
  const { id, code, expiresAt } = await issuePhoneCode(tx, request, platform);
  const sealedCode = platform.seal.close(code, CODE_CONTEXT).toString('base64');
  await enqueue(tx, textPhoneCode, { codeId: id, sealedCode }, { urgent: true });
  return { id, expiresAt };
};
