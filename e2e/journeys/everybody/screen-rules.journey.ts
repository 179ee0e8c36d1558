import { expect, test } from '../../support/screen.ts';
import { OLDER_PAGES, OLDER_STATES } from '../../support/rules/older-pages.ts';
import { SCREEN_RULES, type RuleName } from '../../support/rules/screen-rules.ts';
import { webRoutes } from '../../../tools/web-routes.ts';
import { testNow } from '@tailgate/kit';

const dayOf = (days: number): string =>
  new Date(testNow().getTime() + days * 86_400_000).toLocaleDateString('en-US', {
    timeZone: 'America/Phoenix',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });

const sums = (total: string): string => `<dl data-sums>
  <div><dt>Bath</dt><dd>$80.00</dd></div><div data-look="less"><dt>Coupon</dt><dd>−$10.00</dd></div>
  <div data-look="total"><dt>Total</dt><dd>${total}</dd></div></dl>`;
const rail = (lit: number): string =>
  `<nav aria-label="Main"><a ${lit > 0 ? 'aria-current="page"' : ''}>Home</a><a ${lit > 1 ? 'aria-current="page"' : ''}>Pets</a></nav>`;
const dialog = (...buttons: readonly string[]): string =>
  `<div role="dialog">${buttons.map((name) => `<button data-look="outline">${name}</button>`).join('')}</div>`;
const wide = (px: number): string =>
  `${rail(1)}<main style="width:1000px"><section style="width:${px}px">Prices</section></main>`;

/** A page that breaks the rule, and its neighbor that holds it. */
const PAGES = {
  promise: [
    `<main><p>Free to cancel until ${dayOf(-1)}, 2:00 PM</p></main>`,
    `<main><p>Free to cancel until ${dayOf(2)}, 2:00 PM</p></main>`,
  ],
  'way-out': [
    '<main><div data-request="waiting">Maya answers by Friday</div></main>',
    '<main><div data-request="waiting">Maya answers by Friday <button>Withdraw request</button></div></main>',
  ],
  sum: [`<main>${sums('$80.00')}</main>`, `<main>${sums('$70.00')}</main>`],
  connection: ['<main><p>Check your connection</p></main>', '<main><p>Maya takes dogs up to 80 lb</p></main>'],
  title: ['<title>Tailgate</title><main></main>', '<title>Prices · Tailgate</title><main></main>'],
  name: ['<main><span>Priya Raman</span></main>', '<main><a href="#"><span>Priya Raman</span></a></main>'],
  place: [rail(2), rail(1)],
  header: [
    `${rail(1)}<main><div style="height:60px"></div><h1>Prices</h1></main>`,
    `${rail(1)}<main><h1 style="margin:0">Prices</h1></main>`,
  ],
  photo: [
    '<main><div data-photo-frame style="height:240px"></div></main>',
    '<main><div data-photo-frame style="height:88px"></div></main>',
  ],
  column: [wide(500), wide(900)],
  cut: [
    '<main><div style="width:60px;overflow:hidden"><b style="display:inline-block;margin-left:40px">$295.00</b></div></main>',
    '<main><div style="width:60px;overflow:auto"><b style="display:inline-block;margin-left:40px">$295.00</b></div></main>',
  ],
  queue: [
    '<main><button role="tab">Requests 0</button></main>',
    '<main><button role="tab">Requests 10</button></main>',
  ],
  cancel: [dialog('Cancel', 'Cancel appointment'), dialog('Keep appointment', 'Cancel appointment, $30 fee')],
  dialog: [
    `<div role="dialog">${'<input type="text">'.repeat(7)}</div>`,
    `<div role="dialog">${'<input type="text">'.repeat(6)}${'<input type="radio">'.repeat(4)}</div>`,
  ],
  filled: [
    '<main><button data-look="filled">Book</button><button data-look="filled">Call</button></main>',
    '<main><button data-look="filled">Book</button><button data-look="tint">Call</button></main>',
  ],
} as const satisfies Readonly<Record<RuleName, readonly [broken: string, held: string]>>;

for (const [name, [broken, held]] of Object.entries(PAGES) as [RuleName, readonly [string, string]][])
  test(`sees where it is broken: ${SCREEN_RULES[name].says}`, async ({ page }) => {
    await page.setContent(broken);
    expect(await page.evaluate(SCREEN_RULES[name].find)).toHaveLength(1);
    await page.setContent(held);
    expect(await page.evaluate(SCREEN_RULES[name].find)).toEqual([]);
  });

test('lists older pages that exist, once', () => {
  const routes = webRoutes();
  for (const listed of [OLDER_PAGES, OLDER_STATES].flatMap((list) => Object.values(list))) {
    expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  }
});
