import { Download } from 'lucide-react';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import form from '../form.module.css';
import classes from './second-step.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: whoever loses their device gets in with one of these. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const text = codes.join('\n');
  return (
    <div className={form['form']}>
      <Notice tone="warning">
        Save these recovery codes now. We show them only once. Each code logs you in once if you lose your device.
      </Notice>
      <ul className={classes['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes['buttons']}>
        <CopyButton text={text} label="Copy codes" />
        <AnchorButton
          look="text"
          compact
          icon={<Download size={18} aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </AnchorButton>
      </div>
      <Button look="filled" fullWidth onClick={onDone}>
        I saved my codes
      </Button>
    </div>
  );
};
