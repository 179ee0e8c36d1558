import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { LAMAR } from '../address-field/sample-addresses.testing.ts';
import type { SearchAddresses } from '../address-field/use-address-search.ts';
import { PlaceSearch, type FoundPlace } from './place-search.tsx';

const ZIP = {
  ...LAMAR,
  label: '78704, Austin, TX US',
  address: '78704',
  latitude: 30.243,
  longitude: -97.766,
};

const open = (search: SearchAddresses = () => Promise.resolve([ZIP, LAMAR])) => {
  const went = vi.fn<(place: FoundPlace | null) => void>();
  const Searching = () => {
    const [place, setPlace] = useState<FoundPlace | null>(null);
    return (
      <PlaceSearch
        search={search}
        place={place}
        onPlace={(next) => {
          setPlace(next);
          went(next);
        }}
      />
    );
  };
  renderUi(<Searching />);
  return {
    went,
    field: screen.getByRole<HTMLInputElement>('combobox', {
      name: 'Find a place on the map',
    }),
  };
};

describe('the place search of a map', () => {
  it('goes to the first match by Enter, and says where the map is', async () => {
    const { went, field } = open();
    await userEvent.type(field, '78704');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    expect(went).toHaveBeenCalledExactlyOnceWith({
      label: ZIP.label,
      view: { latitude: 30.243, longitude: -97.766, zoom: 12 },
    });
    expect(field.value).toBe(ZIP.label);
    expect(screen.getByText(`The map shows ${ZIP.label}.`)).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('goes nearer to an address, chosen by the arrow keys', async () => {
    const { went, field } = open();
    await userEvent.type(field, '1600 s lamar');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(went).toHaveBeenCalledWith({
      label: LAMAR.label,
      view: { latitude: LAMAR.latitude, longitude: LAMAR.longitude, zoom: 14 },
    });
  });

  it('is cleared by its button and by Escape, and keeps the focus', async () => {
    const { went, field } = open();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.type(field, '78704');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(went).toHaveBeenLastCalledWith(null);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'abc{Escape}{Escape}');
    expect(field.value).toBe('');
  });

  it.each<[string, SearchAddresses, RegExp]>([
    ['nothing is found', () => Promise.resolve([]), /^No place found\. Check the spelling/],
    [
      'what is found has no place on the map',
      () => Promise.resolve([{ ...LAMAR, latitude: null, longitude: null }]),
      /^No place found/,
    ],
    ['the search fails', () => Promise.reject(new Error('away')), /^Place search isn’t working right now/],
  ])('says when %s', async (_when, search, words) => {
    const { field } = open(search);
    await userEvent.type(field, 'nowhere');
    await screen.findByText(words);
    expect(screen.queryByRole('option')).toBeNull();
  });
});
