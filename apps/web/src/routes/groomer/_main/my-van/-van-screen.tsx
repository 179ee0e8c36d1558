import { DrivenFleets } from '#features/fleet/driven-fleets.tsx';
import { useVanRecord, type DrivenVanProps } from '#features/vehicles/driver/driven-van.tsx';
import { RecordPage } from '#ui/pages/record-page.tsx';

/** A page of a van that the groomer drives: of the named one, or of that of today. */
export const VanScreen = (props: Omit<DrivenVanProps, 'policies'>) => (
  <RecordPage {...useVanRecord({ ...props, policies: <DrivenFleets /> })} />
);
