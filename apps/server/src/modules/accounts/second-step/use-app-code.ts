import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openAppKey, stepOfAppCode } from './authenticator-app.ts';
import { authenticatorAppOf, useAppStep } from './factors.queries.ts';

/** A code works once, and with it those before it stop working. */
export const useAppCode = async (tx: Tx, { accountId }: Viewer, code: string, { seal, clock }: Platform) => {
  const app = await authenticatorAppOf(tx, accountId);
  const step = app ? stepOfAppCode(openAppKey(seal, app.sealed_secret), code, clock.now()) : null;
  if (step === null || !(await useAppStep(tx, accountId, step))) throw new Failure('code_invalid');
};
