import { expect, it } from 'vitest';
import { notification } from './notification.ts';
import { isPlainName } from './plain-name.facts.ts';
import { renderNotification } from './render-notification.ts';

it.each([
  'Rosie Mobile Grooming',
  'J.R. & Sons, Inc.',
  'Dr. Paws',
  'Est. 1998: Pets 24/7',
  'Café Chien',
  '犬の美容室',
  '5125 Elm Street Pets',
  '',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

it.each([
  'Win at http://evil.example',
  'evil.example',
  'bit.ly/abc',
  'EVIL．COM',
  'mail me@evil.example',
  'Call 512-555-0100',
  'Call (512) 555 0100 now',
  '５１２５５５０１００',
  'Rosie\nBcc: x',
  'Rosie\u202Egnp',
  'Ro\u200Bsie',
])('%s is not', (name) => {
  expect(isPlainName(name)).toBe(false);
});

it('a message has a word of ours in place of what is no name, and not more than a name', () => {
  const row = notification({
    when: 'A test ran',
    to: 'customer',
    category: 'account',
    delivery: 'anytime',
    causedBy: 'system',
    limit: { own: 'tests' },
    canSwitchOff: false,
    variables: { business: 'Rosie' },
    sms: '{{business}} added you.',
  });
  const sms = (business: string) =>
    renderNotification(row, { appName: 'T', origin: 'https://t.example' }, { variables: { business } }).sms;
  expect(sms('Rosie')).toBe('Rosie added you.');
  expect(sms('Claim your prize at evil.example')).toBe('A groomer added you.');
  expect(sms('R'.repeat(120))).toBe(`${'R'.repeat(60)} added you.`);
});
