import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Steps } from '../../../platform/db/steps.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import type { Completion } from './agree-to-order.ts';
import { beginOrderCharge } from './begin-order-charge.ts';
import { completeOrderNow } from './complete-order-now.ts';
import { payOrder } from './pay-order.ts';

export const completeOrder = <T>(steps: Steps<T>, viewer: Viewer, completion: Completion, platform: Platform) =>
  payOrder(
    steps,
    viewer,
    {
      beginCharge: (tx) => beginOrderCharge(tx, viewer, completion, platform),
      settleNow: (tx) => completeOrderNow(tx, viewer, completion, platform),
      answer: async (tx) => (await appointmentAnswer(tx, viewer.accountId, completion.appointment, platform)) as T,
    },
    platform,
  );
