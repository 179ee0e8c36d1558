import { sandbox } from '@tailgate/sandbox/client';
import type { TestApi } from './test-api.ts';

/** Opens the confirmation link sent to this address, which becomes the email of the requesting account. */
export const confirmEmail = async (api: TestApi, email: string, outbox = sandbox(api.platform.config.SMS_API_URL)) => {
  const { text } = await outbox.waitForMail({ to: email, contains: '/confirm-email?token=' });
  const token = /\/confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  return await api.call('POST /v2/account/confirm-email', { body: { token } });
};
