import type { Place } from './place.ts';

/** A hundredth of a degree is about a kilometer. */
const CELL_DEGREES = 0.01;

const snapped = (degrees: number): number => Number((Math.round(degrees / CELL_DEGREES) * CELL_DEGREES).toFixed(2));

/** The crossing nearest to a place on a grid of about a kilometer. */
export const roundedPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: snapped(latitude),
  longitude: snapped(longitude),
});

/** What an exact home is needed for: who lives there sees it, staff check an application, a drive starts there. */
type Purpose = 'owner' | 'staff' | 'drives';

/**
 * A place that is somebody's home. JSON, text and logs show it rounded; `exactFor` is the only way to the place itself,
 * and a test keeps the list of who uses it.
 */
export class PrivatePoint {
  readonly #place: Place;

  constructor({ latitude, longitude }: Place) {
    this.#place = { latitude, longitude };
  }

  exactFor(_purpose: Purpose): Place {
    return this.#place;
  }

  toJSON(): Place {
    return roundedPlace(this.#place);
  }

  toString(): string {
    const { latitude, longitude } = this.toJSON();
    return `about ${latitude}, ${longitude}`;
  }

  /** Read by `console.log` and `util.inspect`. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `PrivatePoint(${this.toString()})`;
  }
}
