// Migrations after the last released one that the previous release would not live with, and why it does. An entry that
// excepts nothing fails, so this list is empty after each release.
import type { ReleaseException } from './release-migrations.ts';

export const RELEASE_EXCEPTIONS: readonly ReleaseException[] = [];
