import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { DEFAULT_ZOOM } from './point.ts';
import { RouteCanvas } from './route-canvas.tsx';
import { RouteMap } from './route-map.tsx';
import { viewAround } from './view-around.ts';

vi.mock('./drawn-map.tsx', () => ({
  DrawnMap: ({ children, onPick }: { children: ReactNode; onPick?: (point: object) => void }) => (
    <div>
      <button type="button" onClick={() => onPick?.({ latitude: 1, longitude: 2 })}>
        Ground
      </button>
      {children}
    </div>
  ),
}));
vi.mock('react-map-gl/maplibre', () => ({
  Marker: ({ children }: { children: ReactNode }) => <div data-testid="marker">{children}</div>,
  Popup: ({ children }: { children: ReactNode }) => <div role="dialog">{children}</div>,
  Source: ({ data, id, children }: { data: unknown; id: string; children: ReactNode }) => (
    <div data-testid={id} data-shape={JSON.stringify(data)}>
      {children}
    </div>
  ),
  Layer: () => null,
  useMap: () => ({ current: ZOOMED }),
}));
const easeTo = vi.fn();
const ZOOMED = { getZoom: () => 12, on: () => undefined, off: () => undefined, easeTo };

const BASE = { latitude: 30.24, longitude: -97.79 };
const STOPS = [
  { id: 'a', number: 1, name: 'Priya Raman', latitude: 30.25, longitude: -97.78, info: '9:30 – 11:00 AM' },
  { id: 'b', number: 2, name: 'Dan Whitaker', latitude: 30.26, longitude: -97.76, info: '1:00 – 2:00 PM' },
];

const show = (more: Partial<Parameters<typeof RouteMap>[0]> = {}) => {
  const heard = { onClick: vi.fn(), onContact: vi.fn(), onHistory: vi.fn(), onBook: vi.fn() };
  renderUi(<RouteMap label="Route" base={BASE} stops={STOPS} weekday={2} canvas={RouteCanvas} {...heard} {...more} />);
  return heard;
};
const pin = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a map of stops', () => {
  it('moves so that what opens above a pin can be seen', async () => {
    show();
    await press('2, Dan Whitaker');
    expect(easeTo).toHaveBeenLastCalledWith(expect.objectContaining({ center: [-97.76, 30.26] }));
  });

  it('turns pins apart that would cover each other', () => {
    show({ stops: STOPS.map((stop) => ({ ...stop, ...BASE })) });
    expect(pin('1, Priya Raman').style.transform).toBe('rotate(-36deg)');
    expect(pin('2, Dan Whitaker').style.transform).toBe('rotate(36deg)');
  });

  it('RL-map-01 RL-map-02 shows the base and numbered pins in the color of the weekday', () => {
    show();
    expect(screen.getAllByTestId('marker')).toHaveLength(3);
    const shape = within(pin('1, Priya Raman')).getByText('1').closest('svg');
    expect(shape?.querySelector('path')?.getAttribute('fill')).toBe('var(--day-mon)');
  });

  it('RL-map-03 draws driving lines from the base over the pins and back, where they are wanted', () => {
    show();
    const { geometry } = JSON.parse(
      screen.getByTestId('drives').dataset['shape'] ?? '',
    ) as GeoJSON.Feature<GeoJSON.LineString>;
    expect(geometry.coordinates).toEqual([
      [-97.79, 30.24],
      [-97.78, 30.25],
      [-97.76, 30.26],
      [-97.79, 30.24],
    ]);
  });

  it('RL-map-03 leaves the lines out where they are not wanted', () => {
    show({ hasLines: false });
    expect(screen.queryByTestId('drives')).toBeNull();
  });

  it('RL-map-04 opens a popup above a pin by mouse or keyboard, and closes it with Escape', async () => {
    show();
    pin('1, Priya Raman').focus();
    await userEvent.keyboard('{Enter}');
    const popup = screen.getByRole('dialog');
    expect(popup.textContent).toContain('9:30 – 11:00 AM');
    expect(
      within(popup)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Contact', 'History', 'Book']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('RL-map-05 tells of clicks, contact, history and booking, and of nothing else', async () => {
    const { onClick, onContact, onHistory, onBook } = show();
    await press('2, Dan Whitaker');
    await press('Contact');
    await press('History');
    await press('Book');
    await press('Ground');
    expect([onContact, onHistory, onBook].map(({ mock }) => mock.calls)).toEqual([[['b']], [['b']], [['b']]]);
    expect(onClick.mock.calls).toEqual([[{ latitude: 1, longitude: 2 }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('RL-map-08 looks at a single place from the default zoom of 10', () => {
    expect([DEFAULT_ZOOM, viewAround([BASE]).zoom]).toEqual([10, 10]);
  });

  it('RL-map-09 is at most 400 px high', () => {
    expect(readFileSync(join(import.meta.dirname, 'map-stage.module.css'), 'utf8')).toContain('max-height: 400px');
  });

  it('says where the stops are listed when no map can be drawn', () => {
    show({ canvas: undefined });
    expect(screen.getByText('The map can’t be shown here. The list has the same stops.')).toBeTruthy();
  });
});
