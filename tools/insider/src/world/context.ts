import { AsyncLocalStorage } from 'node:async_hooks';
import { clockOffsetMs } from '@tailgate/kit';
import { movableClock, type MovableClock, type RecordedNotice } from '@tailgate/server/testing';

/** What differs between scenes that one API serves at the same time. */
export interface SceneContext {
  movedMs: number;
  notices: RecordedNotice[];
}

const contexts = new AsyncLocalStorage<SceneContext>();

export const inContext = <T>(context: SceneContext, work: () => Promise<T>): Promise<T> => contexts.run(context, work);

/** Each scene has a time of its own: a call sees that of the scene which makes it. */
export const clockOfScenes = (): MovableClock => {
  clockOffsetMs();
  const ofRun = movableClock();
  return {
    ...ofRun,
    now: () => new Date(ofRun.now().getTime() + (contexts.getStore()?.movedMs ?? 0)),
    advance: (seconds) => {
      const context = contexts.getStore();
      if (context) context.movedMs += seconds * 1000;
    },
  };
};

export const noteInContext = (notice: RecordedNotice): void => void contexts.getStore()?.notices.push(notice);
