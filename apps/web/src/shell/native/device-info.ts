import type { CallInput } from '@tailgate/contract';
import { platformForApi } from './global-settings.ts';

export type DeviceInfo = CallInput<'POST /v1/user/device-meta-data'>['body'];

interface Device {
  readonly name?: string | undefined;
  readonly model: string;
  readonly osVersion: string;
  readonly webViewVersion: string;
}

interface AppInfo {
  readonly version: string;
  readonly build: string;
}

const BROWSERS = { iOS: 'WKWebView', Android: 'Android WebView' } as const;

export const deviceInfoOf = (fcmToken: string, deviceId: string, device: Device, app: AppInfo): DeviceInfo => {
  const os = platformForApi();
  return {
    deviceId,
    deviceName: device.name ?? device.model,
    fcmToken,
    os,
    osVersion: device.osVersion,
    browser: BROWSERS[os],
    browserVersion: device.webViewVersion,
    appVersion: app.version,
    appBundleVersion: app.build,
  };
};

/** Asks the device about itself. */
export const readDeviceInfo = async (fcmToken: string, deviceId: string): Promise<DeviceInfo> => {
  const [{ Device }, { App }] = await Promise.all([import('@capacitor/device'), import('@capacitor/app')]);
  return deviceInfoOf(fcmToken, deviceId, await Device.getInfo(), await App.getInfo());
};
