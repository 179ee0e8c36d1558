import { reactionTo } from './failure-reaction.ts';
import { toastFailure } from './toast.tsx';

/** Tells a failure as the catalogue wants it; what logging out means is the router's business. */
export const failureTeller =
  (goToLogOut: () => void) =>
  (error: unknown): void => {
    const reaction = reactionTo(error);
    if (reaction.kind === 'log-out') goToLogOut();
    else toastFailure(reaction);
  };
