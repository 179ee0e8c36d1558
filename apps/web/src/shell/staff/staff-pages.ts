import { DUTY_FOR, holdsDuty, type Duty } from '@tailgate/contract/facts';
import type { LinkProps } from '@tanstack/react-router';

type PartOf<Path> = Path extends `/staff/${infer Part}/${string}`
  ? Part
  : Path extends `/staff/${infer Part}`
    ? Part
    : never;
type Part = Exclude<PartOf<NonNullable<LinkProps['to']>>, ''>;

/** What each part of the console takes; null for what every member of staff may open. */
const DUTY_OF_PART: Readonly<Record<Part, Duty | null>> = {
  activity: null,
  agreements: DUTY_FOR.agreements,
  applicants: DUTY_FOR.applicants,
  audit: DUTY_FOR.auditLog,
  brand: DUTY_FOR.site,
  documents: DUTY_FOR.vanPapers,
  'failed-tasks': DUTY_FOR.failedJobs,
  leads: DUTY_FOR.leads,
  menu: DUTY_FOR.site,
  orders: DUTY_FOR.orders,
  pages: DUTY_FOR.site,
  people: DUTY_FOR.people,
  reasons: DUTY_FOR.site,
  reviews: DUTY_FOR.reviews,
  taxes: DUTY_FOR.taxes,
  team: DUTY_FOR.team,
};

const isPart = (part: string): part is Part => Object.hasOwn(DUTY_OF_PART, part);

/** Whether a page is for staff with these duties. Pages that do not exist are for everybody: the router says so itself. */
export const mayOpen = (duties: readonly Duty[], path: string): boolean => {
  const part = path.split('/')[2] ?? '';
  const duty = isPart(part) ? DUTY_OF_PART[part] : null;
  return duty === null || holdsDuty(duties, duty);
};
