import { job, type JobDefinition, type Lane, type PreparedJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';

export interface SendOptions {
  readonly urgent: boolean;
  /** The message is dropped after this time: an expired code is useless. */
  readonly expiresAt?: Date | undefined;
  readonly runAt?: Date | undefined;
  /** A later message under the same key takes the place of one that waits. */
  readonly onlyOnce?: string | undefined;
}

/** Hands one message to one vendor. */
export interface MessageJob<Message extends object> {
  /** One for ordinary messages, and one for urgent ones where these have a lane. */
  readonly definitions: readonly JobDefinition<{ sealed: string }>[];
  prepare(platform: Pick<Platform, 'seal'>, message: Message, options: SendOptions): PreparedJob;
}

/**
 * A message contains its recipient and possibly a code, so it is sealed in the queue. The task name is the sealing
 * context, so that one kind of message cannot be opened as another.
 */
export const messageJob = <Message extends object>(kind: {
  task: string;
  lane: Lane;
  urgentLane?: Lane;
  maxAttempts?: number;
  send(message: Message, platform: Platform, at: { siteId: string; expiresAt: Date | undefined }): Promise<void>;
}): MessageJob<Message> => {
  const definitionOf = (task: string, lane: Lane) =>
    job<{ sealed: string }>({
      task,
      lane,
      ...(kind.maxAttempts && { maxAttempts: kind.maxAttempts }),
      run: async ({ siteId, sealed }, platform) => {
        const opened = JSON.parse(platform.seal.open(Buffer.from(sealed, 'base64'), task)) as {
          message: Message;
          expiresAt?: string;
        };
        const expiresAt = opened.expiresAt === undefined ? undefined : new Date(opened.expiresAt);
        if (expiresAt && platform.clock.now() >= expiresAt) {
          platform.log.warn({ task }, 'Message expired before it could be sent');
          return;
        }
        await kind.send(opened.message, platform, { siteId, expiresAt });
      },
    });
  const ordinary = definitionOf(kind.task, kind.lane);
  const prompt = kind.urgentLane && definitionOf(`${kind.task}-urgently`, kind.urgentLane);
  return {
    definitions: prompt ? [ordinary, prompt] : [ordinary],
    prepare: ({ seal }, message, { urgent, expiresAt, runAt, onlyOnce }) => {
      const definition = (urgent && prompt) || ordinary;
      const sealed = seal.close(JSON.stringify({ message, expiresAt }), definition.task).toString('base64');
      return {
        definition,
        payload: { sealed },
        options: { urgent, ...(runAt && { runAt }), ...(onlyOnce !== undefined && { onlyOnce }) },
      };
    },
  };
};
