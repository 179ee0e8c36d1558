import { registerPush } from '../native/register-push.ts';
import type { PushPlace, PushState } from './push-place.ts';

const state = async (): Promise<PushState> => {
  const { PushNotifications } = await import('@capacitor/push-notifications');
  const { receive } = await PushNotifications.checkPermissions();
  if (receive === 'granted') return 'on';
  return receive === 'denied' ? 'blocked' : 'off';
};

export const nativePush: PushPlace = {
  state,
  turnOn: async () => {
    await registerPush();
    return await state();
  },
};
