import { FIRST_PAGES, firstVisit } from '../../support/people/first-visit.ts';
import { expect, test } from '../../support/screen.ts';

const KILOBYTE = 1000;
/**
 * What the first visit may cost before any interaction, as it travels, headers included. Of the scripts' 145 kB React
 * alone is 58. Screens below the area of a role add nothing; other additions must be compensated elsewhere.
 */
const MOST = { script: 145 * KILOBYTE, stylesheet: 30 * KILOBYTE, shift: 0.05 };

for (const first of FIRST_PAGES)
  test(`the first visit of ${first.path} is light, and nothing moves`, async ({ browser }) => {
    const { weight, vitals } = await firstVisit(browser, first, 'this machine');
    const description = `${weight.script} B of scripts, ${weight.stylesheet} B of styles, shift ${vitals.cls}`;
    test.info().annotations.push({ type: 'measured', description });
    expect(weight.script, 'scripts').toBeLessThanOrEqual(MOST.script);
    expect(weight.stylesheet, 'styles').toBeLessThanOrEqual(MOST.stylesheet);
    expect(vitals.cls, 'layout shift').toBeLessThanOrEqual(MOST.shift);
  });
