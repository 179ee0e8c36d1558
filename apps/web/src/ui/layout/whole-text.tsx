import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { DialogActions } from '../actions/dialog.tsx';
import { Notice } from '../feedback/notice.tsx';
import classes from './whole-text.module.css';

interface WholeTextProps {
  /** `Version 2 · Issued Nov 5, 2026` */
  readonly version: string;
  /** What is new in it, for those who accepted an earlier version. */
  readonly changes?: string | undefined;
  readonly children: ReactNode;
}

/** A text that people agree to, in full. */
export const WholeText = ({ version, changes, children }: WholeTextProps) => (
  <div className={classes['text']}>
    <p className={classes['version']}>{version}</p>
    {changes && (
      <Notice tone="info">
        <strong>What changed:</strong> {changes}
      </Notice>
    )}
    {children}
  </div>
);

interface AcceptBelowProps {
  readonly text: ReactNode;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
  /** Between the text and the buttons: a signature. */
  readonly children?: ReactNode;
}

/** The whole text, and below it the only button that accepts it: nobody accepts what was never on their screen. */
export const AcceptBelow = ({ text, busy, onAccept, onClose, children }: AcceptBelowProps) => (
  <form
    className={classes['form']}
    onSubmit={(event) => {
      event.preventDefault();
      onAccept();
    }}
  >
    {text}
    {children}
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="filled" type="submit" busy={busy} busyLabel="Saving…">
        Accept
      </Button>
    </DialogActions>
  </form>
);
