/** Which zone is being drawn: its id, or `new`. */
interface ZoneSearch {
  readonly zone?: string;
}

export const readZoneSearch = ({ zone }: Record<string, unknown>): ZoneSearch =>
  typeof zone === 'string' && zone !== '' ? { zone } : {};
