import { describe, expect, it, vi } from 'vitest';
import { pathOfDeepLink } from './deep-links.ts';
import { followScheme } from './follow-scheme.ts';

const own = { hosts: ['tailgate.example', 'www.tailgate.example'], scheme: 'app.tailgate.mobile' };

describe('a link from outside', () => {
  it.each([
    ['https://tailgate.example/groomer/appointments?day=1#top', '/groomer/appointments?day=1#top'],
    ['https://www.tailgate.example/', '/'],
    ['app.tailgate.mobile://groomer/home', '/groomer/home'],
    ['app.tailgate.mobile:///groomer/home?x=1', '/groomer/home?x=1'],
    ['APP.tailgate.mobile://groomer', '/groomer'],
    ['app.tailgate.mobile://', '/'],
  ])('%s opens %s', (link, path) => {
    expect(pathOfDeepLink(link, own)).toBe(path);
  });

  it.each([
    'https://elsewhere.example/groomer',
    'https://tailgate.example.elsewhere.example/groomer',
    'https://tailgate.example:8443/groomer',
    'https://tailgate.example@elsewhere.example/groomer',
    'https://someone@tailgate.example/groomer',
    'http://tailgate.example/groomer',
    'https://tailgate.example//elsewhere.example',
    'https://tailgate.example/log-out',
    'app.other.mobile://groomer',
    'app.tailgate.mobile://.//elsewhere.example',
    'app.tailgate.mobile://\\\\elsewhere.example',
    'javascript:alert(1)',
    'nonsense',
  ])('%s opens nothing', (link) => {
    expect(pathOfDeepLink(link, own)).toBeUndefined();
  });
});

it('the status bar follows what the app looks like', async () => {
  const tell = vi.fn();
  const stop = followScheme(tell);
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(() => tell).toHaveBeenLastCalledWith('dark');
  stop();
  document.documentElement.removeAttribute('data-mantine-color-scheme');
  expect(tell.mock.calls).toEqual([['light'], ['dark']]);
});
