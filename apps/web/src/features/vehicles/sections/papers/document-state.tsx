import { CircleCheck, CircleDashed, ShieldAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { VanDocument } from '../../vehicles-query.ts';
import { stateInWords, stateOf, type ShownState } from './document-words.ts';
import classes from '../sections.module.css';

const ICONS: Readonly<Record<ShownState, LucideIcon>> = {
  valid: CircleCheck,
  soon: TriangleAlert,
  expired: ShieldAlert,
  missing: CircleDashed,
};

/** Where a document stands, by its date: an icon and words. */
export const DocumentState = ({ of }: { of: VanDocument | null }) => {
  const state = stateOf(of);
  const Icon = ICONS[state];
  return (
    <span className={classes['state']} data-state={state}>
      <Icon size={16} aria-hidden />
      <span>{stateInWords(of)}</span>
    </span>
  );
};
