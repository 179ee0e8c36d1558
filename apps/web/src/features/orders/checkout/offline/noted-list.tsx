import { centsOf, showMoney } from '@tailgate/values/money';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock, X } from 'lucide-react';
import { useAction } from '#shell/api/use-action.ts';
import { useOnline } from '#shell/connectivity/online.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import classes from '../checkout.module.css';
import { forgetNoted, readNoted, type NotedVisit } from './noted-visits.ts';
import { notedKey, sendNoted } from './send-noted.ts';

/** What is kept on this device. It is not an answer of the API, and is not remembered as one. */
export const notedQuery = queryOptions({ queryKey: notedKey, queryFn: readNoted, meta: { remember: false } });

/** What became of it, in words; where the server’s total differs, by how much. */
const metaOf = ({ state, body, currency }: NotedVisit): string => {
  const shown = (dollars: number) => showMoney(centsOf(dollars), currency);
  const due = shown(body.due ?? 0);
  if (state.kind === 'waiting') return `${due} · sent when you’re back online`;
  if (state.kind === 'refused') return `${due} · ${state.why}`;
  if (state.difference === 0) return `${shown(state.due)} · as shown here`;
  const amount = shown(Math.abs(state.difference));
  return `${shown(state.due)} · ${amount} ${state.difference > 0 ? 'more' : 'less'} than the ${due} shown here`;
};

const StateBadge = ({ state }: Pick<NotedVisit, 'state'>) => {
  if (state.kind === 'waiting')
    return (
      <Badge tone="pending" icon={Clock}>
        Waiting
      </Badge>
    );
  return state.kind === 'sent' ? (
    <Badge tone="complete" icon={CircleCheck}>
      Sent
    </Badge>
  ) : (
    <Badge tone="rejected" icon={X}>
      Not completed
    </Badge>
  );
};

/** Visits that were completed on this device, and what became of them. */
export const NotedList = () => {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const { data: visits = [] } = useQuery(notedQuery);
  const send = useAction(() => sendNoted(queryClient));
  const forget = useAction(forgetNoted, { onDone: () => queryClient.invalidateQueries({ queryKey: notedKey }) });
  if (visits.length === 0) return null;
  const isWaiting = visits.some(({ state }) => state.kind === 'waiting');
  return (
    <Card title="Completed on this device">
      <Rows label="Completed on this device">
        {visits.map((visit) => (
          <Row
            key={visit.orderId}
            title={visit.customerName}
            meta={metaOf(visit)}
            aside={
              <span className={classes['noted']}>
                <StateBadge state={visit.state} />
                {visit.state.kind === 'refused' && (
                  <ButtonLink compact to="/groomer/appointments/$orderId/payment" params={{ orderId: visit.orderId }}>
                    Check out
                  </ButtonLink>
                )}
                {visit.state.kind !== 'waiting' && (
                  <Button compact look="text" onClick={() => forget.mutate(visit.orderId)}>
                    Clear
                  </Button>
                )}
              </span>
            }
          />
        ))}
      </Rows>
      {isWaiting && isOnline && (
        <CardBody>
          <Button busy={send.isPending} busyLabel="Sending…" onClick={() => send.mutate()}>
            Send now
          </Button>
        </CardBody>
      )}
    </Card>
  );
};
