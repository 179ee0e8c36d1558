import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import type { PointCanvasProps } from '../map/point-canvas.tsx';
import type { Address } from './address.ts';
import { AddressField, type AddressFieldProps } from './address-field.tsx';
import { COUNTY_ROAD, LAMAR } from './sample-addresses.testing.ts';

const CLICKED = { latitude: 30.3, longitude: -97.7 };
const FakeCanvas = ({ onPick }: PointCanvasProps) => (
  <button type="button" onClick={() => onPick(CLICKED)}>
    The map
  </button>
);

const Choosing = ({ value: start, onChange, ...rest }: AddressFieldProps) => {
  const [value, setValue] = useState(start);
  return (
    <AddressField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const open = (given: Partial<AddressFieldProps> = {}) => {
  const changed = vi.fn<(address: Address | null) => void>();
  const search = vi.fn<AddressFieldProps['search']>(() => Promise.resolve([LAMAR, COUNTY_ROAD]));
  const addressAt = vi.fn<AddressFieldProps['addressAt']>(() => Promise.resolve({ ...LAMAR, ...CLICKED }));
  const props = { label: 'Home address', value: null, onChange: changed, search, addressAt, canvas: FakeCanvas };
  renderUi(<Choosing {...props} {...given} />);
  return {
    changed,
    search,
    addressAt,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: /Home address/ }),
  };
};
const sheet = () => screen.findByRole('dialog', { name: 'Set Exact Location' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const option = (name: RegExp) => screen.findByRole('option', { name });

describe('searching an address', () => {
  it('offers what was found and takes what is chosen', async () => {
    const { field, changed } = open();
    await userEvent.type(field, '1600 s lamar');
    await userEvent.click(await option(/1600 S Lamar Blvd/));
    expect(changed).toHaveBeenLastCalledWith(LAMAR);
    expect(field.value).toBe(LAMAR.label);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be done by keyboard alone', async () => {
    const { field, changed } = open();
    await userEvent.type(field, '1600 s lamar');
    await option(/1600 S Lamar Blvd/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changed).toHaveBeenLastCalledWith(LAMAR);
  });

  it('RL-address-01 clears the selection on typing', async () => {
    const { field, changed } = open({ value: LAMAR });
    await userEvent.type(field, 'x');
    expect(changed).toHaveBeenCalledWith(null);
    expect(field.value).toBe(`${LAMAR.label}x`);
  });

  it('RL-address-08 shows five at most', async () => {
    const { field } = open({ search: () => Promise.resolve(Array.from({ length: 9 }, () => LAMAR)) });
    await userEvent.type(field, '1600 s');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
  });

  it('says when nothing was found, and when the search fails', async () => {
    const { field } = open({
      search: (query) => (query === 'nowhere' ? Promise.resolve([]) : Promise.reject(new Error('away'))),
    });
    await userEvent.type(field, 'nowhere');
    await screen.findByText(/No address found/);
    await userEvent.type(field, '!');
    await screen.findByText(/Addresses can’t be searched right now/);
  });
});

describe('when a search starts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('RL-address-07 only with more than three characters', async () => {
    const { field, search } = open();
    type(field, '787');
    await wait(2_000);
    type(field, '787  ');
    await wait(2_000);
    expect(search).not.toHaveBeenCalled();
    type(field, '7870');
    await wait(300);
    expect(search).toHaveBeenCalledExactlyOnceWith('7870', expect.any(AbortSignal));
  });

  it('RL-address-10 300 ms after the last key, and the older question is called off', async () => {
    const { field, search } = open();
    type(field, '1600');
    await wait(299);
    type(field, '1600 s');
    await wait(299);
    expect(search).not.toHaveBeenCalled();
    await wait(1);
    expect(search).toHaveBeenCalledTimes(1);
    const [, signal] = search.mock.calls[0] ?? [];
    type(field, '1600 s l');
    expect(signal?.aborted).toBe(true);
  });
});

describe('an address the search does not know enough about', () => {
  it('RL-address-02 opens the exact-location sheet when it lacks a postal code', async () => {
    const { field } = open();
    await userEvent.type(field, '7 county');
    await userEvent.click(await option(/7 County Road 12/));
    await sheet();
  });

  it('RL-address-02 opens the exact-location sheet when it lacks coordinates', async () => {
    const { field } = open({ search: () => Promise.resolve([{ ...LAMAR, latitude: null, longitude: null }]) });
    await userEvent.type(field, '1600 s');
    await userEvent.click(await option(/1600 S Lamar/));
    await sheet();
    expect(save().disabled).toBe(true);
  });

  it('RL-address-03 RL-address-04 says what is missing', () => {
    open({ value: COUNTY_ROAD });
    expect(screen.getByText('Postal Code is missing')).toBeTruthy();
    open({ label: 'Work', value: { ...LAMAR, longitude: null } });
    expect(screen.getByText('Latitude and Longitude are missing')).toBeTruthy();
  });
});

describe('the exact-location sheet', () => {
  const openSheet = async (given: Partial<AddressFieldProps> = {}) => {
    const opened = open(given);
    await userEvent.click(screen.getByRole('button', { name: 'Set exact location' }));
    const dialog = await sheet();
    return { ...opened, dialog, postalCode: within(dialog).getByLabelText<HTMLInputElement>(/Postal code/) };
  };
  const clickMap = () => userEvent.click(screen.getByRole('button', { name: 'The map' }));

  it('RL-widgets-01 has search, postal code, map, readout and Save', async () => {
    const { dialog } = await openSheet({ value: LAMAR });
    expect(within(dialog).getByRole<HTMLInputElement>('combobox').value).toBe(LAMAR.label);
    expect(within(dialog).getByRole('application')).toBeTruthy();
    expect(within(dialog).getByText('Latitude 30.24445 · Longitude -97.77072')).toBeTruthy();
    expect(save().disabled).toBe(false);
  });

  it('RL-address-05 wants a postal code of three characters', async () => {
    const { postalCode } = await openSheet({ value: LAMAR });
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, '78');
    expect(screen.getByText('Postale code must be 3 characters at least')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await userEvent.clear(postalCode);
    await userEvent.tab();
    expect(screen.getByText('Postal Code is missing')).toBeTruthy();
  });

  it('RL-address-06 keeps Save disabled until address, coordinates and postal code are there', async () => {
    const { postalCode, changed } = await openSheet({
      value: { ...COUNTY_ROAD, latitude: null, longitude: null },
      addressAt: () => Promise.resolve(null),
    });
    expect(save().disabled).toBe(true);
    await userEvent.type(postalCode, '78610');
    expect(save().disabled).toBe(true);
    await clickMap();
    expect(save().disabled).toBe(false);
    await userEvent.click(save());
    expect(changed).toHaveBeenLastCalledWith({
      ...COUNTY_ROAD,
      ...CLICKED,
      postalCode: '78610',
      label: '7 County Road 12, Austin, TX 78610 US',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names a clicked place when there is no address yet', async () => {
    const { dialog, addressAt } = await openSheet();
    await clickMap();
    await waitFor(() => expect(within(dialog).getByRole<HTMLInputElement>('combobox').value).toBe(LAMAR.label));
    expect(addressAt).toHaveBeenCalledExactlyOnceWith(CLICKED);
    expect(save().disabled).toBe(false);
  });

  it('keeps a chosen address when the marker is only moved to the door', async () => {
    const { changed } = await openSheet({ value: LAMAR });
    await clickMap();
    await userEvent.click(save());
    expect(changed).toHaveBeenLastCalledWith({ ...LAMAR, ...CLICKED });
  });

  it('fills in only the postal code when that is all that is missing', async () => {
    const { changed } = await openSheet({ value: COUNTY_ROAD });
    await clickMap();
    await waitFor(() => expect(save().disabled).toBe(false));
    await userEvent.click(save());
    expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({ address: '7 County Road 12', postalCode: '78704', ...CLICKED }),
    );
  });

  it.each([
    ['where nobody lives', () => Promise.resolve(null), /No address found there/],
    ['when it cannot be asked', () => Promise.reject(new Error('away')), /We can’t look up this address/],
  ])('says so %s', async (_when, addressAt, words) => {
    await openSheet({ addressAt });
    await clickMap();
    await screen.findByText(words);
    expect(save().disabled).toBe(true);
  });

  it('forgets what was not saved', async () => {
    const { changed, postalCode } = await openSheet({ value: LAMAR });
    await userEvent.type(postalCode, '9');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Set exact location' }));
    expect(within(await sheet()).getByLabelText<HTMLInputElement>(/Postal code/).value).toBe('78704');
  });

  describe('with a device that knows where it is', () => {
    const withGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
      vi.stubGlobal(
        'navigator',
        Object.assign(Object.create(navigator) as Navigator, { geolocation: { getCurrentPosition } }),
      );
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    it('goes there', async () => {
      withGeolocation((found) => found({ coords: CLICKED } as GeolocationPosition));
      const { dialog } = await openSheet({
        value: COUNTY_ROAD,
        addressAt: () => Promise.resolve({ ...LAMAR, ...CLICKED }),
      });
      await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
      await waitFor(() => expect(within(dialog).getByRole<HTMLInputElement>('combobox').value).toBe(LAMAR.label));
      expect(screen.getByText('Latitude 30.30000 · Longitude -97.70000')).toBeTruthy();
    });

    it('says so when it is not allowed', async () => {
      withGeolocation((_found, failed) => failed?.({} as GeolocationPositionError));
      await openSheet();
      await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
      await screen.findByText(/We couldn’t find your location/);
    });
  });
});
