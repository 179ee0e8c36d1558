import type { ReactNode } from 'react';

interface PathAnchorProps {
  readonly form: { getInputProps(path: string): object };
  readonly path: string;
  readonly children: ReactNode;
}

/** An upload has no field of its own that could be focused when it is refused: the element around it takes that part. */
export const PathAnchor = ({ form, path, children }: PathAnchorProps) => {
  const { 'data-path': dataPath } = form.getInputProps(path) as { 'data-path'?: string };
  return (
    <div data-path={dataPath} tabIndex={-1}>
      {children}
    </div>
  );
};
