import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { BrandMark } from './brand-mark.tsx';
import classes from './onboarding-header.module.css';

/** On top of every onboarding page: the way back keeps what was answered. */
export const OnboardingHeader = ({ backTo }: { backTo: NonNullable<LinkProps['to']> }) => (
  <header className={classes['header']}>
    <div className={classes['inner']}>
      <Link to={backTo} className={classes['back']}>
        <ArrowLeft size={20} aria-hidden />
        Back
      </Link>
      <BrandMark size={34} />
    </div>
  </header>
);
