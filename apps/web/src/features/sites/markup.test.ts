import { describe, expect, it } from 'vitest';
import { blocksOf, inlineOf } from './markup.ts';

const plain = (text: string) => ({ kind: 'text', text });

describe('a line', () => {
  it('has bold words and links, also inside each other', () => {
    expect(inlineOf('Until **24 hours** before, see [the policy](/cancellation-policy).')).toEqual([
      plain('Until '),
      { kind: 'bold', parts: [plain('24 hours')] },
      plain(' before, see '),
      { kind: 'link', href: '/cancellation-policy', text: 'the policy' },
      plain('.'),
    ]);
    expect(inlineOf('**[call](tel:+15125550100)**')).toEqual([
      { kind: 'bold', parts: [{ kind: 'link', href: 'tel:+15125550100', text: 'call' }] },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
  ])('never links to %s', (href) => {
    const typed = `see [this](${href}) now`;
    expect(inlineOf(typed)).toEqual([plain(typed)]);
  });

  it.each(['**', '**open', '[a](', '[a]()', '[](x)', '<b>bold</b>', '2 * 3 ** 4', 'a_b_c'])(
    'leaves %s as it was typed',
    (typed) => {
      expect(inlineOf(typed)).toEqual([plain(typed)]);
    },
  );
});

describe('a text', () => {
  it('is made of paragraphs and lists', () => {
    expect(blocksOf('One\ntwo\n\n- a\n- b\n1. first\n2) second\nlast')).toEqual([
      { kind: 'paragraph', lines: [[plain('One')], [plain('two')]] },
      { kind: 'list', ordered: false, items: [[plain('a')], [plain('b')]] },
      { kind: 'list', ordered: true, items: [[plain('first')], [plain('second')]] },
      { kind: 'paragraph', lines: [[plain('last')]] },
    ]);
  });

  it('may be empty, and may come from another system', () => {
    expect(blocksOf('')).toEqual([]);
    expect(blocksOf('\r\n  \r\nHi\r\n')).toEqual([{ kind: 'paragraph', lines: [[plain('Hi')]] }]);
  });

  it.each(['*', '[', '**a', '[a](', '- ', '(((('])(
    'takes no more than quadratic time, whatever is pasted: %j',
    (nasty) => {
      const msOf = (length: number) => {
        const text = nasty.repeat(length / nasty.length);
        const times = Array.from({ length: 5 }, () => {
          const started = performance.now();
          blocksOf(text);
          return performance.now() - started;
        });
        return Math.min(...times);
      };
      // Four times the text: sixteen times the work if every character looks at all the others, never much more.
      expect(msOf(16_000) / msOf(4_000)).toBeLessThan(40);
    },
  );
});
