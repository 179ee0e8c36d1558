/** Whether this process takes new work. */
export interface Service {
  readonly isLeaving: boolean;
  leave(): void;
}

export const service = (): Service => {
  let isLeaving = false;
  return {
    get isLeaving() {
      return isLeaving;
    },
    leave: () => {
      isLeaving = true;
    },
  };
};
