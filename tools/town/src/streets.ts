import { planeBounds, type Bounds } from './bounds.ts';
import type { Plane } from './plane.ts';
import { BLOCK_M } from './superblock-size.ts';
import { superblockAt, type Superblock } from './superblock.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

export const superblocksIn = (bounds: Bounds): Superblock[] => {
  const { from, to } = planeBounds(bounds);
  const [i1, j1, i2, j2] = [from[0], from[1], to[0], to[1]].map((at) => Math.floor(at / BLOCK_M)) as [
    number,
    number,
    number,
    number,
  ];
  return range(i1, i2).flatMap((i) => range(j1, j2).map((j) => superblockAt(i, j)));
};

/** The superblock of a place and those around it. */
export const superblocksAround = ([u, v]: Plane, reach: number): Superblock[] => {
  const [i, j] = [Math.floor(u / BLOCK_M), Math.floor(v / BLOCK_M)];
  return range(i - reach, i + reach).flatMap((column) =>
    range(j - reach, j + reach).map((row) => superblockAt(column, row)),
  );
};
