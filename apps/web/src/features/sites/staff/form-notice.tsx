import type { ReactNode } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { Notice } from '#ui/notice.tsx';

const comeIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' });

/** Stands above a long form and is brought into view: the button that was pressed is far below. */
export const InView = ({ children }: { children: ReactNode }) => <div ref={comeIntoView}>{children}</div>;

/** Why the whole form was refused; what concerns single fields stands under them. */
export const FormNotice = ({ error }: { error: ApiError | null }) =>
  error && Object.keys(error.errors).length === 0 ? (
    <InView>
      <Notice tone="danger">{error.message}</Notice>
    </InView>
  ) : null;
