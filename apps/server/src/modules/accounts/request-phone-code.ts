import type { accountsContract } from '@tailgate/contract';
import type { StagedCall } from '../../platform/http/call.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { accountByIdentity } from './accounts.queries.ts';
import { CODE_CONTEXT, textPhoneCode } from './accounts.jobs.ts';
import { countAttempt, knownDeviceOf } from './attempts.ts';
import type { CodePurpose } from './credentials.queries.ts';
import { issuePhoneCode } from './issue-phone-code.ts';

/** Known or unknown number: the same rows, the same job, the same answer. Whether to text is decided by the worker. */
export const requestPhoneCode = async (
  call: StagedCall<typeof accountsContract.requestSignInCode | typeof accountsContract.requestCustomerSignUp>,
  purpose: CodePurpose,
) => {
  const { stage, finish, platform, site, body } = call;
  const knownDevice = await stage(async (tx) =>
    knownDeviceOf(tx, (await accountByIdentity(tx, { phone: body.phone }))?.id, body.deviceId),
  );
  await countAttempt(call, 'code', {
    identity: { phone: body.phone },
    knownDevice,
  });
  return await finish(async (tx) => {
    const { id, code, expiresAt } = await issuePhoneCode(tx, { siteId: site.id, purpose, phone: body.phone }, platform);
    const sealedCode = platform.seal.close(code, CODE_CONTEXT).toString('base64');
    await enqueue(tx, textPhoneCode, { siteId: site.id, codeId: id, sealedCode }, { urgent: true });
    return { sessionId: id, expiresAt: expiresAt.toISOString() };
  });
};
