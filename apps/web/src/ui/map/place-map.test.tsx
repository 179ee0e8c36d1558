import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlaceCanvasProps } from './place-canvas.tsx';
import { PlaceMap } from './place-map.tsx';

const POINT = { latitude: 30.25, longitude: -97.75 };
const Shown = (props: PlaceCanvasProps) => <pre>{JSON.stringify(props)}</pre>;
const shown = () => JSON.parse(screen.getByText(/^\{/).textContent) as PlaceCanvasProps;

it('looks at its place from near by', () => {
  render(<PlaceMap label="Home" point={POINT} canvas={Shown} />);
  expect(shown()).toMatchObject({ view: { ...POINT, zoom: 14 }, point: POINT, from: null, still: false });
});

it('looks at the whole drive to it', () => {
  const from = { latitude: 30.2, longitude: -97.7 };
  render(<PlaceMap label="Home" point={POINT} from={from} strip canvas={Shown} />);
  expect(shown()).toMatchObject({ from, still: true, view: { bounds: [-97.75, 30.2, -97.7, 30.25] } });
});
