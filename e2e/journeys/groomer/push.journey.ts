import type { BrowserContext, Page } from '@playwright/test';
import { sandbox } from '@tailgate/sandbox/client';
import { origin, SANDBOX_URL } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';
import { signIn } from '../../support/steps/sign-in.ts';
import { PHONE } from '../../support/widths.ts';

test.use(PHONE);

test.use({ serviceWorkers: 'allow' });

const vendors = sandbox(SANDBOX_URL);

/**
 * Debian's headless shell has neither a push service nor notifications: subscriptions come from the sandbox's push
 * service, and permission is given at once.
 */
const allowPush = async (page: Page) => {
  await page.exposeFunction('subscribeAtSandbox', (key: string) => vendors.subscribeToPush(key));
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    const asPage = window as unknown as { subscribeAtSandbox(key: string): Promise<object> };
    const kept = 'journey.push-subscription';
    const subscription = (json: string) => ({
      toJSON: () => JSON.parse(json) as object,
      unsubscribe: () => {
        localStorage.removeItem(kept);
        return Promise.resolve(true);
      },
    });
    PushManager.prototype.subscribe = async (options) => {
      const json = JSON.stringify(await asPage.subscribeAtSandbox(options?.applicationServerKey as string));
      localStorage.setItem(kept, json);
      return subscription(json) as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = () => {
      const json = localStorage.getItem(kept);
      return Promise.resolve(json === null ? null : (subscription(json) as unknown as PushSubscription));
    };
  });
};
const subscriptionOf = (page: Page) => page.evaluate(() => localStorage.getItem('journey.push-subscription'));

interface WorkerScope {
  shown?: { title: string; body: unknown; data: unknown }[];
}

/** Records the notifications that the service worker shows from now on. */
const watchNotifications = async (context: BrowserContext) => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as WorkerScope;
    ServiceWorkerRegistration.prototype.showNotification = (title, { body, data } = {}) => {
      (scope.shown ??= []).push({ title, body, data: data as unknown });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (globalThis as WorkerScope).shown);
};

/** Delivers a push message: wakes the service worker as the browser does. */
const deliver = async (page: Page, data: string) => {
  const browser = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: origin('tailgate'),
    registrationId: await registration,
    data,
  });
};

const card = (page: Page) => page.locator('section').filter({ hasText: 'Notifications on this device' });

test('a groomer turns on notifications, tests them, and gets none after logging out', async ({
  page,
  context,
  look,
}) => {
  await allowPush(page);
  await signIn(page, 'tailgate', 'busyGroomer');
  await page.goto(`${origin('tailgate')}/groomer/account`);

  await test.step('they are off until they are turned on', async () => {
    await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
    await card(page).getByRole('button', { name: 'Turn on' }).click();
    await expect(card(page).getByText('On', { exact: true })).toBeVisible();
    await look('groomer-push-on');
  });

  await test.step('a test goes out to this browser', async () => {
    const { endpoint } = JSON.parse((await subscriptionOf(page)) ?? '{}') as { endpoint: string };
    await card(page).getByRole('button', { name: 'Send test' }).click();
    expect(await vendors.waitForPush({ to: endpoint })).toMatchObject({ subject: 'Tailgate notifications are on' });
  });

  await test.step('and is shown by the service worker', async () => {
    const shown = await watchNotifications(context);
    await deliver(page, JSON.stringify({ title: 'New booking', body: 'Biscuit, 9:00', path: '/groomer', tag: 'b' }));
    await expect.poll(shown).toEqual([{ title: 'New booking', body: 'Biscuit, 9:00', data: { path: '/groomer' } }]);
  });

  await test.step('after logging out nothing is shown here any more', async () => {
    await page.goto(`${origin('tailgate')}/log-out`);
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await expect.poll(() => subscriptionOf(page)).toBeNull();
  });
});

test('blocked notifications show where to allow them', async ({ page, context, look }) => {
  const browser = await context.newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  await browser.send('Browser.setPermission', {
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: origin('tailgate'),
  });
  await signIn(page, 'tailgate', 'busyGroomer');
  await page.goto(`${origin('tailgate')}/groomer/account`);
  await expect(card(page).getByText('Blocked', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Allow them in your browser or phone settings')).toBeVisible();
  await look('groomer-push-blocked');
});
