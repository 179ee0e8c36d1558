import type { ReactNode } from 'react';

const comeIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' });

/** Stands above a long form and is brought into view: the button that was pressed is far below. */
export const InView = ({ children }: { children: ReactNode }) => <div ref={comeIntoView}>{children}</div>;
