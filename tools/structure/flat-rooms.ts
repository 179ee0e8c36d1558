import { dirname } from 'node:path';

/** More files than this beside each other are not a room any more but a list. */
export const MOST_FILES = 30;

/** What belongs to the file of the same name beside it. */
const BESIDE = /\.(?:test|testing|stories)\.tsx?$/;

/** Folders with too many files in them, tests and stories not counted. */
export const flatRooms = (files: readonly string[]): string[] => {
  const rooms = Map.groupBy(
    files.filter((file) => !BESIDE.test(file)),
    (file) => dirname(file),
  );
  return [...rooms]
    .filter(([, inside]) => inside.length > MOST_FILES)
    .map(([room, { length }]) => `${room} holds ${length} files: a room has at most ${MOST_FILES}, split it by noun`);
};
