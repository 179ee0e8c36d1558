import type { Page } from '@playwright/test';
import { sandbox } from '@tailgate/sandbox/client';
import { signIn } from '../../support/people.ts';
import { origin, SANDBOX_URL } from '../../support/places.ts';
import { expect, test } from '../../support/screen.ts';

test.use({ serviceWorkers: 'allow' });

const vendors = sandbox(SANDBOX_URL);

/** A browser under test has no push service of its own: what it would give to the page comes from the sandbox's. */
const usePushServiceOfSandbox = async (page: Page) => {
  await page.exposeFunction('subscribeAtSandbox', (key: string) => vendors.subscribeToPush(key));
  await page.addInitScript(() => {
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

/** What the browser does when its push service has something: wakes the service worker. */
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

test('a groomer turns notifications on, sees that they work, and leaves without them', async ({
  page,
  context,
  look,
}) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['notifications'], { origin: origin('tailgate') });
  await usePushServiceOfSandbox(page);
  await signIn(page, 'tailgate', 'busyGroomer', /\/groomer$/);
  await page.goto(`${origin('tailgate')}/groomer/account`);

  await test.step('they are off until they are turned on', async () => {
    await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
    await card(page).getByRole('button', { name: 'Turn on' }).click();
    await expect(card(page).getByText('On', { exact: true })).toBeVisible();
    await look('groomer-push-on');
  });

  await test.step('a test goes out to this browser', async () => {
    const { endpoint } = JSON.parse((await subscriptionOf(page)) ?? '{}') as { endpoint: string };
    await card(page).getByRole('button', { name: 'Send me a test' }).click();
    expect(await vendors.waitForPush({ to: endpoint })).toMatchObject({ subject: 'Tailgate can reach you here' });
  });

  await test.step('and is shown by the service worker', async () => {
    await deliver(page, JSON.stringify({ title: 'New booking', body: 'Biscuit, 9:00', path: '/groomer', tag: 'b' }));
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const shown = await (await navigator.serviceWorker.ready).getNotifications();
          return shown.map(({ title, body, data }) => [title, body, data as unknown]);
        }),
      )
      .toEqual([['New booking', 'Biscuit, 9:00', { path: '/groomer' }]]);
  });

  await test.step('after logging out nothing is shown here any more', async () => {
    await page.goto(`${origin('tailgate')}/log-out`);
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await expect.poll(() => subscriptionOf(page)).toBeNull();
  });
});

test('who has blocked notifications is told where to allow them', async ({ page, context, look }) => {
  const browser = await context.newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  await browser.send('Browser.setPermission', {
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: origin('tailgate'),
  });
  await signIn(page, 'tailgate', 'busyGroomer', /\/groomer$/);
  await page.goto(`${origin('tailgate')}/groomer/account`);
  await expect(card(page).getByText('Blocked', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Allow them in the settings of this browser or phone')).toBeVisible();
  await look('groomer-push-blocked');
});
