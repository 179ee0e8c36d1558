import { describe, expect, it } from 'vitest';
import { emailHtml, emailText } from './email-layout.ts';
import { notification, type NotificationRow } from './notification.ts';
import { NOTIFICATIONS } from './notifications.catalogue.ts';
import { renderNotification } from './render-notification.ts';
import { fillTemplate } from './template.ts';

const site = { appName: 'Tailgate', origin: 'https://tailgate.example' };
const look = { appName: 'Tailgate', fill: '#06668b', onFill: '#ffffff', firstName: 'Maya' };
const rows = Object.entries<NotificationRow>(NOTIFICATIONS);

/** Two parts of a long text message; more is billed and may arrive out of order. */
const SMS_LENGTH = 306;
/** One part: what a customer reads of an appointment at a glance, beside the link. */
const GLANCE_LENGTH = 160;
/** One character outside of it switches the whole message to an encoding with less than half the capacity. */
const GSM_TEXT = /^[\n\x20-\x7e]*$/;

const maySwitchOffWrongly = ({ canSwitchOff, category, delivery }: NotificationRow) =>
  canSwitchOff && (category === 'security' || delivery === 'urgent');

describe.each(rows)('notification %s', (_name, row) => {
  const { sms, email, push } = renderNotification(row, site, row);

  it('renders on at least one channel and leaves no variable unfilled', () => {
    const texts = [
      ...(sms === undefined ? [] : [sms]),
      ...(email ? [email.subject, emailText(email, look), emailHtml(email, look)] : []),
      ...(push ? [push.title, push.body, push.path] : []),
    ];
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(/\{\{|\}\}|undefined/);
  });

  it('fits into a text message', () => {
    expect(sms ?? '').toMatch(GSM_TEXT);
    expect((sms ?? '').length).toBeLessThanOrEqual(SMS_LENGTH);
  });

  it('says what happened in one text message, beside its link', () => {
    if (row.category !== 'bookings') return;
    const link = `${site.origin}${renderNotification({ ...row, push: { title: '', body: '' } }, site, row).push?.path}`;
    expect((sms ?? '').replace(link, '').trim().length).toBeLessThanOrEqual(GLANCE_LENGTH);
  });

  it('cannot be turned off when urgent or about security', () => {
    expect(maySwitchOffWrongly(row)).toBe(false);
  });
});

const facts = {
  when: 'A test ran',
  to: 'account holder',
  category: 'account',
  delivery: 'daytime',
  canSwitchOff: true,
  causedBy: 'system',
  limit: { own: 'tests' },
} as const;

describe('notification()', () => {
  it('refuses texts with a variable that has no value', () => {
    // @ts-expect-error: {{place}} is not among the variables
    notification({ ...facts, variables: { pet: 'Biscuit' }, sms: '{{pet}} is at {{place}}' });
    // @ts-expect-error: there is no {{link}} without a path
    notification({ ...facts, variables: {}, email: { subject: 'Hello', text: ['Open {{link}}'] } });
    // @ts-expect-error: {{id}} of the path is not among the variables
    notification({ ...facts, variables: {}, path: '/pets/{{id}}', push: { title: 'Hello', body: 'There' } });
    notification({ ...facts, variables: { id: 7 }, path: '/pets/{{id}}', sms: 'From {{appName}}: {{link}}' });
  });

  it('refuses a variable that no text uses', () => {
    // @ts-expect-error: no text uses {{pet}}
    notification({ ...facts, variables: { pet: 'Biscuit' }, sms: 'Your pet is ready' });
  });

  it('refuses to make urgent or security notifications optional', () => {
    // @ts-expect-error: security cannot be turned off
    const security = notification({ ...facts, category: 'security', variables: {}, sms: 'Hello' });
    // @ts-expect-error: urgent cannot be turned off
    const urgent = notification({ ...facts, delivery: 'urgent', variables: {}, sms: 'Hello' });
    expect([security, urgent].map(maySwitchOffWrongly)).toEqual([true, true]);
  });
});

describe('a limit', () => {
  it('refuses the call of a person, not a timer', () => {
    // @ts-expect-error: there is no call to refuse
    notification({ ...facts, limit: 'refused', variables: {}, sms: 'Hello' });
    notification({ ...facts, causedBy: 'person', limit: 'refused', variables: {}, sms: 'Hello' });
  });

  it('says what bounds a notification that nobody counts', () => {
    for (const [name, { limit }] of rows) if (typeof limit === 'object') expect(limit.own, name).not.toBe('');
  });
});

describe('texts', () => {
  it('refuse a variable without a value at run time too', () => {
    expect(() => fillTemplate('Hello {{name}}', {})).toThrow('No value for {{name}}');
  });

  it('do not let a value add lines', () => {
    expect(fillTemplate('Hi {{name}}!', { name: 'Maya\r\nBcc: everyone@example.test' })).toBe(
      'Hi Maya Bcc: everyone@example.test!',
    );
  });

  it('encode values in a path', () => {
    const row = notification({
      ...facts,
      variables: { id: 'a' },
      path: '/pets/{{id}}?x=1',
      push: { title: 'Pet', body: 'Ready' },
    });
    expect(renderNotification(row, site, { variables: { id: 'b/../c?d&e' } }).push?.path).toBe(
      '/pets/b%2F..%2Fc%3Fd%26e?x=1',
    );
  });

  it('are escaped in HTML', () => {
    const email = {
      subject: 'A <b>',
      paragraphs: ['<script>alert(1)</script>'],
      button: { label: 'x', url: 'https://a/"' },
    };
    const markup = emailHtml(email, { ...look, firstName: '<img src=x>' });
    expect(markup).not.toMatch(/<script|<img|<b>/);
    expect(markup).toContain('href="https://a/&quot;"');
  });

  it('list amounts, escaped, the total set apart', () => {
    const email = {
      subject: 'x',
      paragraphs: ['y'],
      figures: [
        { label: 'Bath <b>', amount: '$40.00' },
        { label: 'Total', amount: '$40.00', isTotal: true },
      ],
    };
    expect(emailText(email, look)).toContain('y\n\nBath <b>: $40.00\nTotal: $40.00\n\n');
    const markup = emailHtml(email, look);
    expect(markup).toContain('Bath &lt;b&gt;');
    expect(markup.match(/font-weight:700;border-top/g)).toHaveLength(2);
  });

  it('greet without a name when there is none', () => {
    expect(emailText({ subject: 'x', paragraphs: ['y'] }, { ...look, firstName: null })).toBe(
      'Hello,\n\ny\n\nThanks,\nThe Tailgate team\n',
    );
  });
});
