import type { Tx } from '../../platform/db/database.ts';

/** Whether each channel is wanted for what can be turned off. */
export interface Choices {
  readonly sms: boolean;
  readonly email: boolean;
  readonly push: boolean;
}

const EVERY_CHANNEL: Choices = { sms: true, email: true, push: true };

export const choicesOf = async (tx: Tx, accountId: string): Promise<Choices> =>
  (await tx
    .selectFrom('notification_choices')
    .select(['sms', 'email', 'push'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? EVERY_CHANNEL;

export const saveChoices = async (
  tx: Tx,
  accountId: string,
  { sms, email, push }: Choices,
  now: Date,
): Promise<void> => {
  const values = { sms, email, push, updated_at: now };
  await tx
    .insertInto('notification_choices')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
};
