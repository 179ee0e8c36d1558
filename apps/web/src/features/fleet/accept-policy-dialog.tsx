import { useEffect, useRef, useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { AcceptBelow, WholeText } from '#ui/layout/whole-text.tsx';
import { useAcceptPolicy, type DriverPolicy } from './driven-fleets-query.ts';
import { versionInWords } from './fleet-words.ts';
import { PolicyText } from './policy-text.tsx';
import classes from './fleet.module.css';

interface AcceptPolicyDialogProps {
  /** What was opened to be read; null while the dialog is closed. */
  readonly id: string | null;
  readonly policies: readonly DriverPolicy[];
  readonly onClose: () => void;
}

/** A policy in full, in its newest version; who has not accepted that one can do it below. */
export const AcceptPolicyDialog = ({ id, policies, onClose }: AcceptPolicyDialogProps) => {
  const policy = policies.find((one) => one.id === id);
  return (
    <Dialog title={policy?.title ?? 'Policy'} opened={id !== null} onClose={onClose}>
      {policy && <ReadPolicy key={policy.id} policy={policy} onClose={onClose} />}
      {id !== null && !policy && <RetiredPolicy onClose={onClose} />}
    </Dialog>
  );
};

const ReadPolicy = ({ policy, onClose }: { policy: DriverPolicy; onClose: () => void }) => {
  const accept = useAcceptPolicy();
  const [problem, setProblem] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  // Below a long text nobody would see what was refused, and that the text is another one.
  useEffect(() => {
    if (problem !== null) top.current?.scrollIntoView({ block: 'end' });
  }, [problem, policy.version]);
  const { id, title, version, description, content, owner } = policy;
  const text = (
    <>
      {problem !== null && (
        <div ref={top} className={classes['top']}>
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <WholeText version={`${owner.name} · ${versionInWords(policy)}`}>
        {description !== '' && <p className={classes['lead']}>{description}</p>}
        <PolicyText>{content}</PolicyText>
      </WholeText>
    </>
  );
  if (policy.acceptedAt !== null) return text;
  return (
    <AcceptBelow
      text={text}
      busy={accept.isPending}
      onAccept={() => {
        setProblem(null);
        accept.mutate(
          { params: { id }, body: { version } },
          {
            onSuccess: () => {
              toastSuccess(`${title} accepted`);
              onClose();
            },
            onError: ({ message }) => setProblem(message),
          },
        );
      }}
      onClose={onClose}
    />
  );
};

const RetiredPolicy = ({ onClose }: { onClose: () => void }) => (
  <>
    <p>The owner retired this policy. There is nothing to accept.</p>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </>
);
