import { Link } from '@tanstack/react-router';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { STEPS, type OrderingPage } from '#features/visitor-booking/visitor-booking-steps.ts';
import { MAIN_ID } from '#shell/layouts/skip-link.tsx';
import { usePageTitle } from '#shell/page-title.ts';
import { FormPage } from '#ui/pages/form-page.tsx';
import classes from './-frame.module.css';
import type { OrderingSearch } from './-search.ts';

interface OrderingFrameProps {
  /** Of five; left out where the order is placed. */
  readonly step?: number;
  readonly title: string;
  readonly back?: { readonly to: OrderingPage; readonly search: OrderingSearch } | null;
  /** How long the chosen time is kept. */
  readonly hold?: ReactNode;
  readonly children: ReactNode;
}

/** Around every page of the flow: the way back, how far one has got, and how long the time is kept. */
export const OrderingFrame = ({ step, title, back, hold, children }: OrderingFrameProps) => {
  usePageTitle(title);
  return (
    <>
      <header className={classes['header']}>
        <div className={classes['inner']}>
          <div className={classes['line']}>
            {back && (
              <Link to={back.to} search={back.search} className={classes['icon']} data-first aria-label="Back">
                <ArrowLeft size={24} aria-hidden />
              </Link>
            )}
            <div className={classes['words']}>
              {step !== undefined && (
                <p className={classes['step']}>
                  Step {step} of {STEPS}
                </p>
              )}
              <h1 className={classes['title']}>{title}</h1>
            </div>
            <Link to="/" preload={false} className={classes['icon']} aria-label="Leave the booking">
              <X size={24} aria-hidden />
            </Link>
          </div>
          {step !== undefined && (
            // The words above say the same.
            <div className={classes['bar']} aria-hidden>
              {Array.from({ length: STEPS }, (_, index) => (
                <span key={index} data-done={index < step || undefined} />
              ))}
            </div>
          )}
        </div>
        {hold && <div className={classes['hold']}>{hold}</div>}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes['main']}>
        <FormPage header={null}>{children}</FormPage>
      </main>
    </>
  );
};
