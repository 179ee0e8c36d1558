import { expectLightAndQuick } from '../../support/first-visit.ts';
import { test } from '../../support/screen.ts';

test('the first visit of /login is light and quick', async ({ browser }) => {
  // On an idle machine: 0.9 s and 0.1 s.
  await expectLightAndQuick(browser, { path: '/login', sign: 'form' }, { lcpMs: 2000, cls: 0.05, blockedMs: 200 });
});
