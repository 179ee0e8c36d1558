import type { Place } from '@tailgate/values';
import { sql } from 'kysely';

/** A place as PostGIS reads it: longitude first, and on the globe that everybody's maps use. */
export const geographyOf = ({ longitude, latitude }: Place) =>
  sql<string>`st_point(${longitude}, ${latitude}, 4326)::geography`;
