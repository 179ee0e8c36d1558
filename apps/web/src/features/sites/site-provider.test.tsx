import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepSettingsHint } from '#shell/session/session-hints.ts';
import { useMapSource } from '#ui/map/map-source.ts';
import { answer } from '../../testing/answer.ts';
import { SITE_SETTINGS } from '../../testing/open-app.tsx';
import { refusal, server } from '../../testing/server.ts';
import { SiteProvider } from './site-provider.tsx';

const Shown = () => <p>{useMapSource()?.tileJsonUrl ?? 'No streets'}</p>;

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider>
        <Shown />
      </SiteProvider>
    </QueryClientProvider>,
  );

describe('the site', () => {
  it('tells maps where their streets come from', async () => {
    const map = { tileJsonUrl: 'https://maps.example/tiles.json', attribution: null };
    server.use(answer('GET /v1/sites/:site/settings', { ...SITE_SETTINGS, map }));
    open();
    expect(await screen.findByText('https://maps.example/tiles.json')).toBeTruthy();
  });

  it('has maps without streets when no source is configured', async () => {
    server.use(answer('GET /v1/sites/:site/settings', SITE_SETTINGS));
    open();
    expect(await screen.findByText('No streets')).toBeTruthy();
  });

  it('has maps without streets when its settings were kept before there was a source', async () => {
    const { map: _later, ...kept } = SITE_SETTINGS;
    keepSettingsHint(kept as typeof SITE_SETTINGS);
    server.use(answer('GET /v1/sites/:site/settings', () => refusal(503, 'temporarily_unavailable')));
    open();
    expect(await screen.findByText('No streets')).toBeTruthy();
  });
});
