import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocateFixed, Undo2 } from 'lucide-react';
import { viewOf, WHOLE_COUNTRY } from './point.ts';
import { viewAround } from './view-around.ts';
import { MapTool, ZoneMap } from './zone-map.tsx';

const SOUTH = [
  { latitude: 30.26, longitude: -97.82 },
  { latitude: 30.27, longitude: -97.75 },
  { latitude: 30.24, longitude: -97.71 },
  { latitude: 30.19, longitude: -97.73 },
  { latitude: 30.18, longitude: -97.79 },
];
const NORTH = SOUTH.map(({ latitude, longitude }) => ({ latitude: latitude + 0.1, longitude: longitude + 0.03 }));
const nothing = () => undefined;

const meta = {
  component: ZoneMap,
  args: {
    view: viewAround([...SOUTH, ...NORTH]),
    zones: [
      { id: 'south', name: 'South Austin', points: SOUTH, color: 1 },
      { id: 'north', name: 'North Loop', points: NORTH, color: 2 },
    ],
    border: null,
    home: { latitude: 30.23, longitude: -97.77 },
    onOpen: nothing,
    onAdd: nothing,
    onCorner: nothing,
    onMove: nothing,
    onInsert: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof ZoneMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoZones: Story = {};
export const Drawing: Story = {
  args: {
    zones: [],
    view: viewAround(SOUTH),
    border: { points: SOUTH, isClosed: true, selected: 2, color: 1 },
    tools: (
      <>
        <MapTool label="Undo" icon={<Undo2 size={22} aria-hidden />} onPress={nothing} />
        <MapTool label="Redo" icon={<Undo2 size={22} aria-hidden />} disabled onPress={nothing} />
        <MapTool label="Locate me" icon={<LocateFixed size={22} aria-hidden />} onPress={nothing} />
      </>
    ),
  },
};
export const NotClosedYet: Story = {
  args: {
    zones: [],
    view: viewOf(SOUTH[0] ?? null),
    border: { points: SOUTH.slice(0, 3), isClosed: false, selected: 2, color: 1 },
  },
};
export const Nothing: Story = { args: { zones: [], view: WHOLE_COUNTRY, home: null } };
export const CannotBeDrawn: Story = {
  args: {
    canvas: () => {
      throw new Error('No WebGL');
    },
  },
};
