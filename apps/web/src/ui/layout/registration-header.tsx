import { UnstyledButton } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import classes from './registration-header.module.css';

interface RegistrationHeaderProps {
  readonly title: string;
  /** 'Set up your business'. */
  readonly section?: string;
  readonly percent?: number;
  readonly onBack?: () => void;
}

export const RegistrationHeader = ({ title, section, percent, onBack }: RegistrationHeaderProps) => (
  <div className={classes['header']}>
    <div className={classes['line']}>
      {onBack && (
        <UnstyledButton className={classes['back'] ?? ''} aria-label="Back" onClick={onBack}>
          <ArrowLeft size={22} aria-hidden />
        </UnstyledButton>
      )}
      <div className={classes['words']}>
        {section && <p className={classes['section']}>{section}</p>}
        <h1 className={classes['title']}>{title}</h1>
      </div>
      {percent !== undefined && <span className={classes['percent']}>{Math.round(percent)}%</span>}
    </div>
    {percent !== undefined && <ProgressBar label="Registration" percent={percent} />}
  </div>
);
