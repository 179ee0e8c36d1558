import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { refusal, server } from '../../testing/server.ts';
import { AddressField } from './address-field.tsx';
import { addressAt, countryQuery, timeZoneQuery } from './lookups.ts';

const AUSTIN = { latitude: 30.25, longitude: -97.75 };
const FOUND = {
  label: '1600 S Lamar Blvd, Austin, TX 78704 US',
  address: '1600 S Lamar Blvd',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78704',
  country: 'US',
  ...AUSTIN,
  layer: 'address' as const,
};

describe('the address field of the app', () => {
  it('asks our own API', async () => {
    const asked: string[] = [];
    server.use(
      answer('GET /v2/lookups/addresses', ({ query }) => {
        asked.push(query.toString());
        return { items: [FOUND] };
      }),
    );
    const changed = vi.fn();
    renderUi(<AddressField label="Home address" value={null} onChange={changed} />);
    await userEvent.type(screen.getByRole('combobox'), '1600 s lamar');
    await userEvent.click(await screen.findByRole('option', { name: /1600 S Lamar/ }));
    expect(changed).toHaveBeenCalledWith(FOUND);
    expect(asked).toEqual(['query=1600+s+lamar']);
  });

  it('asks it for the address at a point', async () => {
    server.use(
      answer('GET /v2/lookups/address-at', ({ query }) => {
        expect(Object.fromEntries(query)).toEqual({ latitude: '30.25', longitude: '-97.75' });
        return { address: FOUND };
      }),
    );
    expect(await addressAt(AUSTIN)).toEqual(FOUND);
  });
});

describe('time zone and country', () => {
  it('RL-lookups-01 are read from the answers', async () => {
    server.use(
      answer('GET /v2/lookups/time-zone', { timeZone: 'America/Chicago' }),
      answer('GET /v2/lookups/ip-details', { country_code: 'US' }),
    );
    const client = new QueryClient();
    expect(await client.query(timeZoneQuery(AUSTIN))).toBe('America/Chicago');
    expect(await client.query(countryQuery())).toBe('US');
  });

  it('RL-errors-07 are empty when the lookup fails', async () => {
    server.use(
      answer('GET /v2/lookups/time-zone', () => refusal(503, 'temporarily_unavailable')),
      answer('GET /v2/lookups/ip-details', () => HttpResponse.error()),
    );
    const client = new QueryClient();
    expect(await client.query(timeZoneQuery(AUSTIN))).toBe('');
    expect(await client.query(countryQuery())).toBe('');
  });
});
