import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';
import { startPwa } from './start-pwa.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('the service worker', () => {
  it("RL-pwa-01 is registered at '/sw.js'", async () => {
    const register = vi.fn(() => Promise.resolve({}));
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
    await registerWorker();
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  });

  it('RL-pwa-02 says so where it is not supported, and the app starts all the same', async () => {
    await expect(registerWorker()).rejects.toThrow('service worker is not supported');
    await expect(startPwa()).resolves.toBeUndefined();
  });
});
