import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { SLOW_DELAY_MS, TIMEOUT_DROP_MS, type VendorFaults } from '../../faults.ts';
import { httpHost } from '../../http-host.ts';
import type { Outbox } from '../../outbox.ts';
import type { SandboxSettings } from '../../settings.ts';

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** How long an idle connection of a client's pool may hold up closing. */
const CLOSE_GRACE_MS = 200;

/** A mail server that accepts any credentials or none, on a port of its own. */
export async function register(
  app: FastifyInstance,
  outbox: Outbox,
  faults: VendorFaults,
  { host, smtpPort }: SandboxSettings,
): Promise<string> {
  const sockets = new Map<number, Socket>();
  const smtp = new SMTPServer({
    banner: 'sandbox',
    logger: false,
    authOptional: true,
    authMethods: ['PLAIN', 'LOGIN', 'CRAM-MD5'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    closeTimeout: CLOSE_GRACE_MS,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onMailFrom: (_address, { remotePort }, callback) =>
      void showFault(faults, () => sockets.get(remotePort)?.destroy()).then(callback),
    onData: (stream, session, callback) =>
      void keepMail(outbox, stream, session).then(
        () => callback(),
        () => callback(smtpError(554, 'Message could not be parsed')),
      ),
  });
  // Without a listener a client that drops its connection would end the process.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  smtp.listen(smtpPort, host);
  await once(smtp.server, 'listening');
  app.addHook('onClose', () => new Promise<void>((resolve) => smtp.close(resolve)));

  const { port } = smtp.server.address() as AddressInfo;
  return `smtp://${httpHost(host)}:${port}`;
}

/** A transaction fails at its start, so that a refused mail is never half received. */
async function showFault(faults: VendorFaults, dropConnection: () => void): Promise<Error | null> {
  const fault = faults.take();
  if (!fault) return null;
  if (fault.mode === 'slow') {
    await delay(fault.delayMs ?? SLOW_DELAY_MS, undefined, { ref: false });
    return null;
  }
  if (fault.mode === 'timeout') {
    const { ended: signal } = fault;
    await delay(fault.delayMs ?? TIMEOUT_DROP_MS, undefined, { ref: false, signal }).catch(() => undefined);
    return smtpError(421, 'Timeout, closing transmission channel');
  }
  if (fault.mode === 'drop') {
    dropConnection();
    return smtpError(421, 'Closing transmission channel');
  }
  return smtpError(fault.status ?? 451, 'Requested action aborted: local error in processing');
}

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/** One entry for each recipient of the envelope: blind copies are named nowhere else. */
async function keepMail(outbox: Outbox, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const { mailFrom, rcptTo } = session.envelope;
  const mail = await simpleParser(stream);
  if (stream.sizeExceeded) return;
  for (const recipient of rcptTo) {
    outbox.add({
      channel: 'mail',
      to: recipient.address,
      from: mail.from?.text ?? (mailFrom ? mailFrom.address : ''),
      text: mail.text ?? '',
      ...(mail.subject !== undefined && { subject: mail.subject }),
      ...(mail.html !== false && { html: mail.html }),
      ...(mail.attachments.length > 0 && {
        attachmentNames: mail.attachments.map(({ filename, contentType }) => filename ?? contentType),
      }),
    });
  }
}
