import type { AnswerOf, sitesContract } from '@tailgate/contract';
import { centsOf, dollarsOf } from '@tailgate/values/money';
import type { SiteFees } from './sites.queries.ts';

type Answer = AnswerOf<typeof sitesContract.getSiteFees>;
type Fee = SiteFees['processing'];

const feeAnswer = ({ percent, fixedCents }: Fee) => ({ percent, amount: dollarsOf(fixedCents) });
const feeGiven = ({ percent, amount }: Answer['processing']): Fee => ({ percent, fixedCents: centsOf(amount) });

export const feesAnswer = (fees: SiteFees): Answer => ({
  processing: feeAnswer(fees.processing),
  management: feeAnswer(fees.management),
  noShowLimit: dollarsOf(fees.noShowFeeCents),
  cancellationFee: dollarsOf(fees.cancellationFeeCents),
  enRouteFee: dollarsOf(fees.enRouteFeeCents),
  instantPayoutHoldDays: fees.instantPayoutHoldDays,
  consentPercent: fees.consentPercent,
  consentTipPercent: fees.consentTipPercent,
  unconfirmedLimit: dollarsOf(fees.unconfirmedLimitCents),
});

export const feesGiven = (given: Answer): SiteFees => ({
  processing: feeGiven(given.processing),
  management: feeGiven(given.management),
  noShowFeeCents: centsOf(given.noShowLimit),
  cancellationFeeCents: centsOf(given.cancellationFee),
  enRouteFeeCents: centsOf(given.enRouteFee),
  instantPayoutHoldDays: given.instantPayoutHoldDays,
  consentPercent: given.consentPercent,
  consentTipPercent: given.consentTipPercent,
  unconfirmedLimitCents: centsOf(given.unconfirmedLimit),
});
