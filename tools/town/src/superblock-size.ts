/** The side of a superblock in Mercator meters: about a mile on the ground in Austin. */
export const BLOCK_M = 1_800;
