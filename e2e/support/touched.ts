import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { REPOSITORY_ROOT } from '@tailgate/kit';
import { WEB_PORT } from './places.ts';

/** What the last green run of each journey touched. Kept over runs, because a run may have been of a few only. */
export const NOTES = join(REPOSITORY_ROOT, 'artefacts/e2e-notes.jsonl');

export interface Note {
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
  /** Paths of the web. */
  readonly visited: readonly string[];
  /** Methods and paths of the API. */
  readonly called: readonly string[];
}

const API = /^\/v\d+\//;

/** Of the journey that this process runs now: a worker runs one after the other. */
const visited = new Set<string>();
const called = new Set<string>();

export const noteCall = (method: string, path: string): void => void called.add(`${method} ${path}`);

/** The path of an address of the journeys' server. */
const pathHere = (address: string): string | undefined => {
  const { port, pathname } = new URL(address);
  return port === String(WEB_PORT) ? pathname : undefined;
};

/** Notes from now on what the pages of a context visit and call. */
export const noteTouchedBy = (context: BrowserContext): void => {
  context.on('request', (request) => {
    const path = pathHere(request.url());
    if (path !== undefined && API.test(path)) noteCall(request.method(), path);
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const path = frame === page.mainFrame() ? pathHere(frame.url()) : undefined;
      if (path !== undefined) visited.add(path);
    }),
  );
};

/** Begins to note what a journey touches. The function it answers adds that to the notes of the run. */
export const beginNote = ({ file, title }: Pick<Note, 'file' | 'title'>): (() => Promise<void>) => {
  visited.clear();
  called.clear();
  const begun = performance.now();
  return async () => {
    const seconds = (performance.now() - begun) / 1000;
    const note: Note = { file, title, seconds, visited: [...visited], called: [...called] };
    await appendFile(NOTES, `${JSON.stringify(note)}\n`);
  };
};
