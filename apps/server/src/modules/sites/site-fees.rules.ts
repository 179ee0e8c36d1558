import type { AnswerOf, sitesContract } from '@tailgate/contract';
import { centsOf, dollarsOf } from '@tailgate/values/money';
import type { SiteFees } from './sites.queries.ts';

type Answer = AnswerOf<typeof sitesContract.getSiteFees>;
type Fee = SiteFees['processing'];

const feeAnswer = ({ percent, fixedCents }: Fee) => ({ percent, amount: dollarsOf(fixedCents) });
const feeGiven = ({ percent, amount }: Answer['processing']): Fee => ({ percent, fixedCents: centsOf(amount) });

export const feesAnswer = ({ processing, management, noShowFeeCents, cancellationFeeCents }: SiteFees): Answer => ({
  processing: feeAnswer(processing),
  management: feeAnswer(management),
  noShowLimit: dollarsOf(noShowFeeCents),
  cancellationFee: dollarsOf(cancellationFeeCents),
});

export const feesGiven = ({ processing, management, noShowLimit, cancellationFee }: Answer): SiteFees => ({
  processing: feeGiven(processing),
  management: feeGiven(management),
  noShowFeeCents: centsOf(noShowLimit),
  cancellationFeeCents: centsOf(cancellationFee),
});
