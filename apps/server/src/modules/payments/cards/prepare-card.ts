import type { paymentsContract } from '@tailgate/contract';
import { CARD_CONSENT_VERSION } from '@tailgate/contract/facts';
import { orUnavailable } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { processorAnswer } from '../payment-answers.ts';
import type { Holder } from './cards.queries.ts';
import { readyHolder } from './ready-holder.ts';

type Preparing =
  | StagedCall<typeof paymentsContract.createCardToken>
  | StagedCall<typeof paymentsContract.prepareCustomerCard>;

/** A setup at the processor for one more card of this holder. Nothing is kept before the browser ended it. */
export const prepareCard = async (
  { stage, finish, platform }: Pick<Preparing, 'stage' | 'finish' | 'platform'>,
  holder: Holder,
) => {
  const { customerId } = await readyHolder(stage, holder, platform);
  const { id: setupIntentId, clientSecret } = await orUnavailable(
    platform.payments.createSetup(customerId, CARD_CONSENT_VERSION),
  );
  return await finish(() => Promise.resolve({ setupIntentId, clientSecret, ...processorAnswer(platform.config) }));
};
