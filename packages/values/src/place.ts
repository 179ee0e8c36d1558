/** A point on the earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
