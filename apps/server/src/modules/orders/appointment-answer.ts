import type { AnswerOf, appointmentsContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { visitAnswer } from '../appointments/index.ts';
import { orderAnswer } from './order-answer.ts';

type Detail = AnswerOf<typeof appointmentsContract.getAppointment>;

const processingFeeCharge = (amount: number): Detail['customCharges'] =>
  amount > 0
    ? [{ id: 'proc-fee', type: 'proc-fee', title: 'Card processing fee', description: '', amount, deletable: false }]
    : [];

/** One appointment as its groomer sees it, with what is asked for it as of now, or what was settled. */
export const appointmentAnswer = async (
  tx: Tx,
  viewerId: string,
  appointment: string | Rows<'appointments'>,
  platform: Platform,
): Promise<Detail> => {
  const { visit, contents } = await visitAnswer(tx, viewerId, appointment, platform);
  const order = await orderAnswer(tx, contents, platform);
  const given = contents.charges.map(({ amountCents, ...charge }) => ({
    ...charge,
    amount: dollarsOf(amountCents),
    deletable: true,
  }));
  return { ...visit, ...order, customCharges: [...given, ...processingFeeCharge(order.finalPrices.processingFee)] };
};
