import type { Page } from '@playwright/test';

interface Watched {
  /** From the visitor's click until times are on the screen. */
  readonly milliseconds: number;
  /** Of that: when the page asked for the list of groomers, and how long it waited for it. */
  readonly askedAfter: number;
  readonly answeredWithin: number;
}
export interface Click extends Watched {
  readonly groomers: number;
}

/**
 * Runs inside the page: what it costs to ask from outside is not the visitor's. A message that was posted in a frame is
 * delivered after the frame was painted.
 */
const WATCH = `window.watched = new Promise((resolve) => {
  const times = () => document.querySelector('[role=group][aria-label^="Times with"] button[aria-pressed]');
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const begin = ({ timeStamp }) => {
    const look = () => {
      if (times() === null) return void requestAnimationFrame(look);
      afterPaint(() => {
        const milliseconds = performance.now() - timeStamp;
        const asked = performance
          .getEntriesByType('resource')
          .find(({ name, startTime }) => startTime >= timeStamp && name.includes('/providers?'));
        resolve({ milliseconds, askedAfter: asked.startTime - timeStamp, answeredWithin: asked.duration });
      });
    };
    look();
  };
  document.addEventListener('click', begin, { once: true, capture: true });
});
undefined;`;

/** Opens the booking of a visitor where services are chosen, and asks for groomers and times. */
export const measureClick = async (page: Page, origin: string, sessionId: string): Promise<Click> => {
  await page.goto(`${origin}/ordering/select-services?session=${sessionId}`);
  await page.getByText(/ · \d+ groomers?$/).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(WATCH);
  await page.getByRole('button', { name: 'See groomers and times' }).click();
  const watched = await page.evaluate<Watched>('window.watched');
  return { ...watched, groomers: await page.getByRole('article').count() };
};
