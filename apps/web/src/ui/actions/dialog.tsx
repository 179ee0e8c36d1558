import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import classes from './dialog.module.css';
import { useSwipeDown } from './swipe-down.ts';

interface DialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Something that cannot be taken back is asked in a dialog everywhere; the rest is a sheet on small screens. */
  readonly grave?: boolean;
  /** Shown to somebody else from an arm's length: it fills the screen. */
  readonly full?: boolean;
}

export const Dialog = ({ title, opened, onClose, children, grave = false, full = false }: DialogProps) => {
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const sheet = !wide && !grave && !full;
  const content = useRef<HTMLDivElement>(null);
  const swiping = useSwipeDown(() => content.current, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered={!sheet}
      fullScreen={full}
      transitionProps={{ transition: sheet ? 'slide-up' : 'fade', duration: 200 }}
      {...(sheet && { classNames: { inner: classes['sheetInner'] ?? '', content: classes['sheet'] ?? '' } })}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
        {/* Not Mantine's own header: it would be a second banner of the page. */}
        <div className={classes['header']} data-sheet={sheet || undefined} {...(sheet && swiping)}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};

export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes['actions']}>{children}</div>
);
