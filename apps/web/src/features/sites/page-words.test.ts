import { describe, expect, it } from 'vitest';
import { OWN_SITE } from '#shell/site/site-context.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { questionsMatching } from './questions-matching.ts';
import { sectionAnchors } from './section-anchors.ts';
import { contrastHints } from './staff/contrast-hints.ts';
import { linkProblem, webAddressProblem } from './staff/link-problem.ts';

describe('headings', () => {
  it('have addresses inside the page, each its own', () => {
    expect(sectionAnchors(['How is it paid?', 'Café', 'How is it paid', '???'])).toEqual([
      'how-is-it-paid',
      'cafe',
      'how-is-it-paid-2',
      'section',
    ]);
  });
});

describe('questions', () => {
  const questions = [
    { heading: 'When do I pay?', body: 'After the visit.' },
    { heading: 'Who gets the tip?', body: 'The groomer, in full.' },
  ];

  it.each([
    ['', 2],
    ['  ', 2],
    ['PAY', 1],
    ['groomer tip', 1],
    ['tip pay', 0],
  ])('are found by “%s”: %i', (typed, found) => {
    expect(questionsMatching(questions, typed)).toHaveLength(found);
  });
});

describe('placeholders', () => {
  it('are filled from the settings; what is unknown stays', () => {
    const site = { ...OWN_SITE, appName: 'Saguaro $& Suds', serviceEmail: 'hello@saguaro.example' };
    expect(fillPlaceholders('{{appName}} {{serviceEmail}} {{appName}} {{else}}', site)).toBe(
      'Saguaro $& Suds hello@saguaro.example Saguaro $& Suds {{else}}',
    );
  });
});

describe('addresses', () => {
  it.each(['/s/about', 'https://example.test/x', ' /groomer '])('%s is one for the menu', (typed) => {
    expect(linkProblem(typed)).toBeNull();
  });
  it.each(['', 'about', '//evil.example', 'javascript:alert(1)', 'mailto:a@b.example'])('%s is none', (typed) => {
    expect(linkProblem(typed)).not.toBeNull();
  });
  it('of other places may be left out, but not be a path', () => {
    expect(webAddressProblem('')).toBeNull();
    expect(webAddressProblem('https://example.test')).toBeNull();
    expect(webAddressProblem('/s/about')).not.toBeNull();
  });
});

describe('the hints about a colour', () => {
  it.each([
    ['#009fd8', /too light for text/, /darker shade with white text/],
    ['#ffd400', /too light for text/, /exactly this color, with dark text/],
    ['#222222', /readable on white/, /exactly this color, with white text/],
  ])('%s says what it can carry', (color, itself, buttons) => {
    const [first, second] = contrastHints(color);
    expect(first).toMatch(itself);
    expect(second).toMatch(buttons);
  });
});
