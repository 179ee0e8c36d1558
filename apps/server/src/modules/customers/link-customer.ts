import type { customersContract } from '@tailgate/contract';
import { emit } from '../../platform/events/events.ts';
import { Failure } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { makeCustomer, proveLinkCode, spendProof } from '../accounts/index.ts';
import { customerAnswer } from './customer-answers.ts';
import { customerAdded } from './customers.events.ts';
import { insertRelation } from './customers.queries.ts';

/** The code proves that the person agreed; only the provider who asked for it can use it. */
export const linkCustomer = async (call: StagedCall<typeof customersContract.linkCustomer>) => {
  const { finish, platform, viewer, body } = call;
  const proof = await proveLinkCode(call, {
    requestedBy: viewer.accountId,
    phone: body.phone_number,
    code: body.code,
  });
  return await finish(async (tx) => {
    await spendProof(tx, proof.codeId, platform);
    const customerId = proof.accountId;
    if (!(await makeCustomer(tx, customerId))) throw new Failure('code_invalid');
    await insertRelation(tx, {
      providerId: viewer.accountId,
      customerId,
      isChosen: true,
      now: platform.clock.now(),
    });
    await emit(tx, customerAdded, {
      providerId: viewer.accountId,
      customerId,
      how: 'linked',
    });
    return await customerAnswer(tx, viewer, customerId, platform);
  });
};
