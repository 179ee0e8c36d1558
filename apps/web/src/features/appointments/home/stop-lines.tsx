import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import { petFace, PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { alertCount } from '../alerts/alert-words.ts';
import { deadlineWords, lookOf, petNames, serviceNames } from '../appointment-words.ts';
import type { RouteStop } from '../appointments-query.ts';
import { VipMark, type Clock } from '../calendar/appointment-event.tsx';
import classes from './route.module.css';

/** A stop as one line: beside a map, and once it is done. */
export const StopLine = ({ stop, shown }: { stop: RouteStop; shown: Clock }) => (
  <Link to="/groomer/appointments/$orderId" params={{ orderId: stop.id }} className={classes['line'] ?? ''}>
    <PetAvatars pets={stop.faces.map(petFace)} size={28} />
    <span className={classes['lineWords']}>
      <span className={classes['otherName']}>{stop.customer.displayName}</span>
      {stop.customer.vip && <VipMark />} · {petNames(stop)}, {serviceNames(stop)}
    </span>
    <Marks stop={stop} shown={shown} dense />
  </Link>
);

const Words = ({ hidden, children }: { hidden: boolean; children: string }) =>
  hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children;

/** What is not as usual: its status, how long it can be answered, and how many alerts it has. */
const Marks = ({ stop, shown, dense = false }: { stop: RouteStop; shown: Clock; dense?: boolean }) => {
  const { status } = stop;
  const deadline = deadlineWords(stop, shown);
  const { tone, word } = lookOf(stop, shown.now, shown.timeZone);
  const alerts = alertCount(stop.alerts);
  if ((status === 'accepted' || status === 'complete') && alerts === 0) return null;
  return (
    <span className={classes['marks']}>
      {status !== 'accepted' && status !== 'complete' && <Badge tone={tone}>{word}</Badge>}
      {deadline !== null && !dense && <span>{deadline}</span>}
      {alerts > 0 && (
        <span className={classes['mark']}>
          <TriangleAlert size={16} aria-hidden />
          {alerts}
          <Words hidden={dense}>{alerts === 1 ? ' alert' : ' alerts'}</Words>
        </span>
      )}
    </span>
  );
};

/** A stop after the next one. */
export const OtherStop = ({ stop, shown }: { stop: RouteStop; shown: Clock }) => {
  const { customer, city, faces } = stop;
  return (
    <Link to="/groomer/appointments/$orderId" params={{ orderId: stop.id }} className={classes['other']}>
      <PetAvatars pets={faces.map(petFace)} size={36} />
      <span className={classes['otherWords']}>
        <span className={classes['otherName']}>
          {customer.displayName}
          {customer.vip && <VipMark />}
        </span>
        <span>
          {petNames(stop)} · {serviceNames(stop)}
          {city !== '' && ` · ${city}`}
        </span>
        <Marks stop={stop} shown={shown} />
      </span>
    </Link>
  );
};
