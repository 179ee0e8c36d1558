import { holdsDuty, type Duty } from '@tailgate/contract/facts';
import { useSession } from '../session/session-store.ts';
import { mayOpen } from './staff-pages.ts';

/** What the signed-in member of staff is entrusted with. */
export const useDuties = () => {
  const duties = useSession()?.duties ?? [];
  return {
    has: (duty: Duty) => holdsDuty(duties, duty),
    opens: (path: string) => mayOpen(duties, path),
    none: duties.length === 0,
  };
};
