import type { accountsContract } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { accountByIdentity } from './accounts.queries.ts';
import { CODE_CONTEXT, textPhoneCode } from './accounts.jobs.ts';
import { insertPhoneCode, type CodePurpose } from './credentials.queries.ts';
import { CODE_SECONDS, hashOfCode, newCode } from './phone-code.ts';

/** Known or unknown number: the same rows, the same job, the same answer. Whether to text is decided by the worker. */
export const requestPhoneCode = async (
  call: StagedCall<typeof accountsContract.requestSignInCode | typeof accountsContract.requestCustomerSignUp>,
  purpose: CodePurpose,
) => {
  const { finish, platform, site, origin, body } = call;
  await platform.limits.spend({ codePerAddress: origin.address, codePerPhone: `${site.id}:${body.phone}` });
  const id = newId();
  const code = newCode();
  const now = platform.clock.now();
  const expiresAt = secondsAfter(now, CODE_SECONDS);
  return await finish(async (tx) => {
    const account = await accountByIdentity(tx, { phone: body.phone });
    await insertPhoneCode(tx, {
      id,
      siteId: site.id,
      purpose,
      phone: body.phone,
      accountId: account?.id ?? null,
      hash: hashOfCode(platform.seal, id, code),
      now,
      expiresAt,
    });
    await enqueue(tx, textPhoneCode, {
      siteId: site.id,
      codeId: id,
      sealedCode: platform.seal.close(code, CODE_CONTEXT).toString('base64'),
      appName: site.appName,
    });
    return { sessionId: id, expiresAt: expiresAt.toISOString() };
  });
};
