import type { CDPSession } from '@playwright/test';

/** Lighthouse's slow 4G line. */
export const slowLine = (session: CDPSession) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });

/** Lighthouse's phone: a slow 4G line and a processor four times slower. */
export const slowPhone = async (session: CDPSession): Promise<void> => {
  await slowLine(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};
