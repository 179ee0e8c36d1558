import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { refusal, server } from '../../testing/server.ts';
import { FrequentlyAskedQuestions } from './frequently-asked-questions.tsx';
import { buildPage } from './site-page.testing.ts';

const FAQ = buildPage({
  key: 'faq-groomer',
  title: 'Groomer FAQ',
  sections: [
    { heading: 'How long do I have to answer?', body: 'At most **24 hours**.' },
    { heading: 'Who gets the tip?', body: 'You, in full.' },
  ],
});

const open = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FrequentlyAskedQuestions page="faq-groomer" />
    </QueryClientProvider>,
  );

describe('frequently asked questions', () => {
  it('are opened one by one and found by words of the answer', async () => {
    server.use(answer('GET /v1/sites/:site/pages/:page', FAQ));
    open();
    const user = userEvent.setup();
    const first = await screen.findByRole('button', { name: 'How long do I have to answer?' });
    expect(first.getAttribute('aria-expanded')).toBe('false');
    await user.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('24 hours').tagName).toBe('STRONG');
    await user.type(screen.getByLabelText('Search the questions'), 'full');
    expect(screen.queryByRole('button', { name: 'How long do I have to answer?' })).toBeNull();
    expect(screen.getByText('1 question')).toBeTruthy();
    await user.type(screen.getByLabelText('Search the questions'), ' moon');
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(await screen.findByRole('button', { name: 'Who gets the tip?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/s/contact-us');
  });

  it('show a load error and still show the contact', async () => {
    server.use(
      answer('GET /v1/sites/:site/pages/:page', () => refusal(500, 'internal_server_error')),
      answer('POST /v1/logEvent', true),
    );
    open();
    expect(await screen.findByText('The questions didn’t load')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});
