interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Outlines {
  readonly width: number;
  readonly height: number;
  /** An SVG path for each area, in order. */
  readonly paths: readonly string[];
}

const WIDTH = 720;
const MAX_HEIGHT = 300;
const MARGIN = 24;

/** Areas as they lie to each other, in a box of fixed width: a degree of longitude is shorter than one of latitude. */
export const outlinesOf = (areas: readonly (readonly Corner[])[]): Outlines | null => {
  const corners = areas.flat();
  if (corners.length === 0) return null;
  const latitudes = corners.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = areas.map((area) => area.map(({ longitude, latitude }) => [longitude * shrink, -latitude] as const));
  const xs = flat.flatMap((area) => area.map(([x]) => x));
  const ys = flat.flatMap((area) => area.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (MAX_HEIGHT - 2 * MARGIN) / high);
  const inset = (WIDTH - wide * scale) / 2;
  const at = (x: number, y: number) =>
    `${((x - left) * scale + inset).toFixed(1)} ${((y - top) * scale + MARGIN).toFixed(1)}`;
  return {
    width: WIDTH,
    height: Math.round(high * scale + 2 * MARGIN),
    paths: flat.map((area) => `M${area.map(([x, y]) => at(x, y)).join('L')}Z`),
  };
};
