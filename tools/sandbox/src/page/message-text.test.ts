import { describe, expect, it } from 'vitest';
import { codesIn, linksIn, richText } from './message-text.ts';

describe('codes in a text', () => {
  it.each([
    ['482913 is your code', ['482913']],
    ['Code: 482913.', ['482913']],
    ['482913 and again 482913, or 001122', ['482913', '001122']],
    ['Call +15125550100 or 512-555-010000', []],
    ['Total $123456.00, colour #112233, 1.234567', []],
    ['12345 is too short, 1234567 too long', []],
    ['http://brand.localhost/orders/482913?code=482913', []],
  ])('%s', (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });
});

describe('links in a text', () => {
  it('leave the punctuation of the sentence outside', () => {
    expect(linksIn('See http://a.localhost/x, (https://b.localhost/y?z=1) or [https://c.localhost].')).toEqual([
      'http://a.localhost/x',
      'https://b.localhost/y?z=1',
      'https://c.localhost',
    ]);
  });

  it('come from markup too, each once', () => {
    const markup = '<a href="http://a.localhost/?x=1&amp;y=2">go</a><a href=\'javascript:alert(1)\'>no</a>';
    expect(linksIn('http://a.localhost/?x=1&y=2', markup)).toEqual(['http://a.localhost/?x=1&y=2']);
  });
});

describe('rich text', () => {
  it('links and marks, and escapes what is between', () => {
    expect(richText('<b>482913</b> http://a.localhost/"onclick').markup).toBe(
      '&lt;b&gt;<mark>482913</mark>&lt;/b&gt; ' +
        '<a href="http://a.localhost/" target="_blank" rel="noopener noreferrer">http://a.localhost/</a>&quot;onclick',
    );
  });
});
