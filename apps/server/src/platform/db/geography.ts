import type { Place } from '@tailgate/values';
import { sql } from 'kysely';

/** A place as PostGIS geography: longitude first, WGS 84. */
export const geographyOf = ({ longitude, latitude }: Place) =>
  sql<string>`st_point(${longitude}, ${latitude}, 4326)::geography`;
