import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { keptSessionId } from './kept-order.ts';
import { orderingQuery } from './visitor-booking-query.ts';
import { namesInWords } from './visitor-booking-words.ts';
import classes from './visitor-booking.module.css';

/** Who has begun a booking in this browser can go on with it instead of beginning anew. */
export const GoOn = () => {
  const [sessionId] = useState(keptSessionId);
  const { data: session } = useQuery({ ...orderingQuery(sessionId ?? ''), enabled: sessionId !== null, retry: false });
  if (!session || session.placed || session.pets.length === 0) return null;
  return (
    <div className={classes['goOn']}>
      <Notice tone="info">
        {`You have begun a booking for ${namesInWords(session.pets.map(({ name }) => name))}.`}
      </Notice>
      <ButtonLink look="tint" to="/ordering/summary" search={{ session: session.id }}>
        Continue that booking
      </ButtonLink>
    </div>
  );
};
