import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import type { PointCanvasProps } from './point-canvas.tsx';
import { PointMap } from './point-map.tsx';
import { viewOf, WHOLE_COUNTRY, type Point } from './point.ts';

const HERE = { latitude: 30.25, longitude: -97.75 };
const THERE = { latitude: 30.3, longitude: -97.7 };

const FakeCanvas = ({ view, onPick }: PointCanvasProps) => (
  <button type="button" onClick={() => onPick(THERE)}>
    {`Looking at ${view.latitude}, ${view.longitude} from ${view.zoom}`}
  </button>
);

const Moving = ({ start, onMove }: { start: Point | null; onMove: (point: Point) => void }) => {
  const [point, setPoint] = useState(start);
  const [view] = useState(viewOf(start));
  return (
    <PointMap
      point={point}
      view={view}
      canvas={FakeCanvas}
      onMove={(next) => {
        setPoint(next);
        onMove(next);
      }}
    />
  );
};

describe('a map with one point', () => {
  it('RL-widgets-02 reads latitude and longitude out with five decimals, and zooms to 10', () => {
    renderUi(<Moving start={HERE} onMove={() => undefined} />);
    expect(screen.getByText('Latitude 30.25000 · Longitude -97.75000')).toBeTruthy();
    expect(screen.getByText('Looking at 30.25, -97.75 from 10')).toBeTruthy();
  });

  it('takes the clicked place and stays where it looks', async () => {
    const moved = vi.fn();
    renderUi(<Moving start={HERE} onMove={moved} />);
    await userEvent.click(screen.getByRole('button'));
    expect(moved).toHaveBeenCalledWith(THERE);
    expect(screen.getByText('Latitude 30.30000 · Longitude -97.70000')).toBeTruthy();
    expect(screen.getByText('Looking at 30.25, -97.75 from 10')).toBeTruthy();
  });

  it('moves the marker by the arrow keys and keeps it in sight', async () => {
    const moved = vi.fn();
    renderUi(<Moving start={HERE} onMove={moved} />);
    screen.getByRole('application').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    expect(moved.mock.calls).toEqual([
      [{ latitude: 30.2505, longitude: -97.75 }],
      [{ latitude: 30.2505, longitude: -97.7505 }],
      [{ latitude: 30.2505, longitude: -97.7455 }],
    ]);
    expect(screen.getByText('Looking at 30.2505, -97.7455 from 10')).toBeTruthy();
  });

  it('starts from the middle of the map when there is no marker yet', async () => {
    const moved = vi.fn();
    renderUi(<Moving start={null} onMove={moved} />);
    expect(screen.getByText('No place set yet. Click the map, or search.')).toBeTruthy();
    screen.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(moved).toHaveBeenCalledWith({ latitude: 39.4995, longitude: -97.5 });
  });

  it('says so where no map can be drawn, and goes on', () => {
    renderUi(<PointMap point={null} view={WHOLE_COUNTRY} onMove={() => undefined} />);
    expect(screen.getByText('The map can’t be shown here. Search for the address instead.')).toBeTruthy();
  });
});
