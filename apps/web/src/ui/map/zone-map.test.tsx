import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { viewOf, type Point } from './point.ts';
import type { DrawnBorder, MapZone, ZoneCanvasProps } from './zone-canvas.tsx';
import { ZoneMap } from './zone-map.tsx';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const SQUARE = [at(30, -98), at(30, -97), at(31, -97), at(31, -98)];
const SOUTH: MapZone = { id: 'south', name: 'South', points: SQUARE, color: 2 };
const INSIDE = at(30.5, -97.5);
const OUTSIDE = at(33, -97.5);

const FakeCanvas = ({ onPick, onCorner, onInsert, onMove, border }: ZoneCanvasProps) => (
  <>
    <button type="button" onClick={() => onPick(INSIDE)}>
      Tap inside
    </button>
    <button type="button" onClick={() => onPick(OUTSIDE)}>
      Tap outside
    </button>
    {border?.points.map((_, index) => (
      <span key={index}>
        <button type="button" onClick={() => onCorner(index)}>{`Tap corner ${index}`}</button>
        <button type="button" onClick={() => onInsert(index)}>{`Tap edge ${index}`}</button>
        <button type="button" onClick={() => onMove(index, INSIDE, true)}>{`Pull corner ${index}`}</button>
      </span>
    ))}
  </>
);

const show = (border: Partial<DrawnBorder> | null = null) => {
  const heard = {
    onOpen: vi.fn(),
    onAdd: vi.fn(),
    onCorner: vi.fn(),
    onMove: vi.fn(),
    onInsert: vi.fn(),
    onRemove: vi.fn(),
  };
  renderUi(
    <ZoneMap
      {...heard}
      view={viewOf(INSIDE)}
      zones={[SOUTH]}
      border={
        border && {
          points: SQUARE,
          isClosed: true,
          selected: null,
          color: 2,
          ...border,
        }
      }
      home={null}
      canvas={FakeCanvas}
    />,
  );
  return heard;
};
const press = async (keys: string) => {
  screen.getByRole('application').focus();
  await userEvent.keyboard(keys);
};
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a map of zones', () => {
  it('opens the zone under a tap, and nothing beside it', async () => {
    const { onOpen } = show();
    await tap('Tap outside');
    expect(onOpen).not.toHaveBeenCalled();
    await tap('Tap inside');
    expect(onOpen.mock.calls).toEqual([['south']]);
  });

  it('adds corners while a border is open, and none once it is closed', async () => {
    const { onAdd, onOpen } = show({ isClosed: false });
    await tap('Tap inside');
    expect(onAdd.mock.calls).toEqual([[INSIDE]]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('of a closed border takes no more corners by taps beside it', async () => {
    const { onAdd } = show({});
    await tap('Tap outside');
    expect(onAdd).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<DrawnBorder>, string, unknown[]]>([
    ['{ArrowUp}', { selected: 0 }, 'onMove', [0, at(30.0005, -98), true]],
    ['{ArrowLeft}', { selected: 1 }, 'onMove', [1, at(30, -97.0005), true]],
    ['{Shift>}{ArrowDown}{/Shift}', { selected: 0 }, 'onMove', [0, at(29.995, -98), true]],
    ['{PageDown}', { selected: null }, 'onCorner', [0]],
    ['{PageDown}', { selected: 3 }, 'onCorner', [0]],
    ['{PageUp}', { selected: 0 }, 'onCorner', [3]],
    ['{Delete}', { selected: 2 }, 'onRemove', [2]],
    ['{Enter}', { selected: 2 }, 'onInsert', [2]],
    ['{Enter}', { points: [], isClosed: false }, 'onAdd', [INSIDE]],
  ])('by the keyboard: %s with %j', async (keys, border, heard, expected) => {
    const handlers = show(border);
    await press(keys);
    expect(handlers[heard as keyof typeof handlers].mock.calls).toEqual([expected]);
  });

  it('moves nothing by arrow keys while no corner is chosen', async () => {
    const { onMove } = show({ selected: null });
    await press('{ArrowUp}{Delete}{Enter}');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('says so where no map can be drawn', () => {
    renderUi(
      <ZoneMap
        view={viewOf(null)}
        zones={[]}
        border={null}
        home={null}
        onOpen={vi.fn()}
        onAdd={vi.fn()}
        onCorner={vi.fn()}
        onMove={vi.fn()}
        onInsert={vi.fn()}
        onRemove={vi.fn()}
      />,
    );
    expect(screen.getByText('The map can’t be shown here. Type ZIP codes instead.')).toBeTruthy();
  });
});
