import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useMapSource } from '#ui/map/map-source.ts';
import { server } from '../../testing/server.ts';
import { SiteProvider } from './site-provider.tsx';

const Shown = () => <p>{useMapSource()?.tileJsonUrl ?? 'No streets'}</p>;

const open = (settings: object) => {
  server.use(http.get('*/v1/sites/:site/settings', () => HttpResponse.json(settings)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider>
        <Shown />
      </SiteProvider>
    </QueryClientProvider>,
  );
};

describe('the site', () => {
  it('tells maps where their streets come from', async () => {
    open({ map: { tileJsonUrl: 'https://maps.example/tiles.json', attribution: null } });
    expect(await screen.findByText('https://maps.example/tiles.json')).toBeTruthy();
  });

  it.each([{ map: null }, {}])('has maps without streets when its settings are %j', async (settings) => {
    open(settings);
    expect(await screen.findByText('No streets')).toBeTruthy();
  });
});
