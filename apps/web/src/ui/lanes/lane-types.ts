import type { LocalDate } from '@tailgate/values';
import type { ReactNode } from 'react';

/** What a stretch of days is: who has it, what it is used for, or that nobody has it. */
export type LaneKind = 'assigned' | 'temporary' | 'rental' | 'service' | 'off' | 'open' | 'work' | 'block';

export interface LaneBar {
  readonly id: string;
  readonly kind: LaneKind;
  /** The first and the last day, both included; what lies outside of the days shown is cut off. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly label: string;
  /** Where the label has no room. */
  readonly short?: string;
  /** A face, instead of the icon of the kind. */
  readonly lead?: ReactNode;
  readonly unsaved?: boolean;
}

/** What would happen to days, while something is held over them. */
export interface LaneMark {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly tone: 'free' | 'taken';
  readonly label: string;
}

export interface Lane {
  readonly id: string;
  readonly name: string;
  /** The name as it is shown, where it leads somewhere. */
  readonly title?: ReactNode;
  readonly subtitle?: string;
  readonly figure?: ReactNode;
  readonly lead?: ReactNode;
  readonly bars: readonly LaneBar[];
  readonly marks?: readonly LaneMark[];
}

export interface LaneDay {
  readonly date: LocalDate;
  /** Under the number: '3 of 5'. */
  readonly caption?: string;
  /** Fewer than there should be. */
  readonly low?: boolean;
}

/** One cell, or the cells of a row that were chosen with Shift. */
export interface LaneCells {
  readonly laneId: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}
