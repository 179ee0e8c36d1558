import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#ui/dates/use-now.ts';
import { providerQuery } from '../account/account-query.ts';

/** The current day in the provider's own time zone, as soon as that is known. */
export const useToday = () => {
  const now = useNow();
  const zone = useQuery({ ...providerQuery, select: ({ timeZone }) => timeZone });
  return { zone, today: zone.data === undefined ? undefined : localDateAt(now, zone.data) };
};
