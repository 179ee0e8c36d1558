import type { ServerResponse } from 'node:http';
import { fits, type Outbox, type OutboxFilter, type OutboxMessage } from '../outbox.ts';
import { messageCard } from './message-card.ts';

/** Server-sent events: each fitting message as the card the page shows, and word when the outbox is emptied. */
export function streamCards(response: ServerResponse, outbox: Outbox, filter: OutboxFilter, afterId: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 1000\n\n');

  const sendCard = (message: OutboxMessage) => {
    if (!fits(message, filter)) return;
    // Every line of an event carries its own prefix: a bare line end inside a message would cut the event short.
    const data = messageCard(message).markup.replace(/\r\n|\r|\n/g, '\ndata: ');
    response.write(`id: ${message.id}\ndata: ${data}\n\n`);
  };
  const sendCleared = () => response.write('event: cleared\ndata: {}\n\n');

  // Nothing is lost between drawing the page and this connection, nor while a connection was down.
  for (const missed of outbox.newestFirst({ ...filter, afterId }).reverse()) sendCard(missed);
  outbox.events.on('message', sendCard).on('cleared', sendCleared);
  response.once('close', () => {
    outbox.events.off('message', sendCard).off('cleared', sendCleared);
  });
}
