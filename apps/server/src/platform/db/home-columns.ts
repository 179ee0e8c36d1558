import { PrivatePoint } from '@tailgate/values/private-point';

interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const homeIn = ({ latitude, longitude }: Point): PrivatePoint | null =>
  latitude !== null && longitude !== null ? new PrivatePoint({ latitude, longitude }) : null;

/** A row whose point is somebody's home: the figures are taken out of it. */
export const withHome = <Row extends Point & { readonly location?: unknown }>({
  latitude,
  longitude,
  location: _location,
  ...row
}: Row) => ({ ...row, home: homeIn({ latitude, longitude }) });
