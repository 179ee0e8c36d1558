/** One thing that a command brings about, or finds as it should be. */
export interface Step {
  /** As an imperative: `create role tailgate_app`. */
  readonly what: string;
  readonly isDone: boolean;
  readonly apply: () => Promise<void> | void;
}

export interface Performing {
  readonly isDryRun: boolean;
  readonly say: (line: string) => void;
}

/** A dry run says what would be done and does nothing. */
export const perform = async ({ isDryRun, say }: Performing, steps: readonly Step[]): Promise<void> => {
  for (const { what, isDone, apply } of steps) {
    if (isDone) say(`unchanged: ${what}`);
    else if (isDryRun) say(`would ${what}`);
    else {
      await apply();
      say(`done: ${what}`);
    }
  }
};
