import { useState } from 'react';
import type { SectionProps } from '../editor/van-parts.ts';
import { MetersCard } from '../meters/meters-card.tsx';
import { ReadingDialog } from '../meters/reading-dialog.tsx';
import { BasicsSection } from './basics-section.tsx';
import type { OddReading } from './odd-reading.tsx';
import classes from './sections.module.css';

/** What the van is, and what its meters showed until now. */
export const BasicsAndMeters = (props: SectionProps) => {
  const [odd, setOdd] = useState<OddReading | null>(null);
  const { vehicle } = props;
  return (
    <>
      <BasicsSection {...props} onOddReading={setOdd} />
      <div className={classes['apart']}>
        <MetersCard vehicle={vehicle} />
      </div>
      <ReadingDialog vehicle={vehicle} meter={odd?.meter ?? null} given={odd} onClose={() => setOdd(null)} />
    </>
  );
};
