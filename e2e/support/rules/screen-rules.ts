import * as arrangement from './arrangement.ts';
import { lapsedPromises } from './promises.ts';
import * as truth from './truth.ts';

/** What every screen holds, whoever builds it. `find` runs in the page and answers what breaks the rule. */
export interface ScreenRule {
  readonly says: string;
  /** At which widths it can be judged; at all by default. */
  readonly on?: 'phone' | 'desktop';
  readonly find: () => string[];
}

export const SCREEN_RULES = {
  promise: { says: 'Nothing is promised until a moment that has passed', find: lapsedPromises },
  'way-out': {
    says: 'A request that waits can be taken back, or leaves something else to do',
    find: truth.waysWithoutReturn,
  },
  sum: { says: 'Amounts shown together add up to their total', find: truth.wrongSums },
  connection: { says: 'The connection is blamed only when it is the connection', find: truth.blamedConnections },
  title: { says: 'The tab is named after the page', find: truth.namelessTabs },
  name: { says: 'The name of a person leads to their record', find: truth.loneNames },
  place: { says: 'One destination of the navigation is lit', find: arrangement.litPlaces },
  header: { says: 'There is one header row', on: 'desktop', find: arrangement.secondHeaderRows },
  photo: { says: 'A photo is a tile, except for the camera', find: arrangement.largePhotoFrames },
  column: { says: 'No narrow column stands alone in a wide window', on: 'desktop', find: arrangement.lonelyColumns },
  cut: { says: 'No amount or time is cut off', find: arrangement.cutFigures },
  queue: { says: 'Queues of zero do not stand above the work', on: 'phone', find: arrangement.emptyQueues },
  cancel: { says: 'A dialog has one button called cancel', find: arrangement.twoCancels },
  dialog: { says: 'More than six fields are a page', find: arrangement.crowdedDialogs },
  filled: { says: 'One button is filled', find: arrangement.filledButtons },
} as const satisfies Readonly<Record<string, ScreenRule>>;

export type RuleName = keyof typeof SCREEN_RULES;
