import { planeToMercator, type Mercator, type Plane } from './plane.ts';

/** The direction a street runs in: along u roughly east, along v roughly north. */
export type Axis = 'u' | 'v';

/** As OpenMapTiles classes its roads; service roads are lanes without a name. */
export type StreetClass = 'primary' | 'secondary' | 'tertiary' | 'minor' | 'service';

type Span = readonly [from: number, to: number];

/** A straight street within one superblock. */
export interface Street {
  readonly class: StreetClass;
  readonly name: string | undefined;
  readonly axis: Axis;
  /** Where it lies across its axis. */
  readonly at: number;
  /** Where others cross it along its axis, first and last included. Between two of them lies one hundred of numbers. */
  readonly crossings: readonly number[];
  /** The parts of it that were built. */
  readonly pieces: readonly Span[];
  readonly hundreds: { readonly first: number; readonly isRising: boolean };
}

export const placeOn = ({ axis, at }: Pick<Street, 'axis' | 'at'>, along: number, aside = 0): Plane =>
  axis === 'u' ? [along, at + aside] : [at + aside, along];

/** Its pieces as lines with a corner at each crossing. */
export const linesOf = (street: Street): Mercator[][] =>
  street.pieces.map(([from, to]) =>
    [from, ...street.crossings.filter((crossing) => crossing > from && crossing < to), to].map((along) =>
      planeToMercator(placeOn(street, along)),
    ),
  );

/** What is left of spans when others are taken out of them. */
export const without = (spans: readonly Span[], [cutFrom, cutTo]: Span): Span[] =>
  spans.flatMap(([from, to]): Span[] =>
    cutTo <= from || cutFrom >= to
      ? [[from, to]]
      : [...(cutFrom > from ? [[from, cutFrom] as const] : []), ...(cutTo < to ? [[cutTo, to] as const] : [])],
  );

/** The parts of a span on which a condition holds at every step. */
export const partsWhere = ([from, to]: Span, step: number, holds: (along: number) => boolean): Span[] => {
  const parts: [number, number][] = [];
  const steps = Math.ceil((to - from) / step);
  for (let index = 0; index < steps; index += 1) {
    const [start, end] = [from + index * step, Math.min(to, from + (index + 1) * step)];
    if (!holds(start) || !holds(end)) continue;
    const last = parts.at(-1);
    if (last?.[1] === start) last[1] = end;
    else parts.push([start, end]);
  }
  return parts;
};
