import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface Asked {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface LoadingStateProps {
  /** 'your hours': said while they load, and when they don’t. */
  readonly what: string;
  readonly of: readonly Asked[];
  readonly rows: number;
}

const asTitle = (what: string) => what.charAt(0).toUpperCase() + what.slice(1);

/** What the server answered to people; undefined where no answer came, as without a connection. */
const answeredIn = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status <= 500 ? error.message : undefined;
};

/** Skeleton rows while loading, or the error with a retry button. */
export const LoadingState = ({ what, of, rows }: LoadingStateProps) => {
  const failed = of.filter(({ data, isError }) => isError && data === undefined);
  if (failed.length === 0) return <SkeletonRows rows={rows} label={`Loading ${what}`} />;
  const answered = failed.map(({ error }) => answeredIn(error)).find((words) => words !== undefined);
  return (
    <ErrorState
      title={`${asTitle(what)} didn’t load`}
      retrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    >
      {answered}
    </ErrorState>
  );
};
