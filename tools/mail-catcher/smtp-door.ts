import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream } from 'smtp-server';
import type { Mailbox } from './mailbox';

const MOST_BYTES = 2 * 1024 * 1024;

/** Takes any mail to anybody, without a password, and puts it into the mailbox. */
export function smtpDoor(mailbox: Mailbox): SMTPServer {
  const server = new SMTPServer({
    name: 'mail-catcher',
    size: MOST_BYTES,
    // Any name and password is as good as none.
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData: (stream, { envelope }, done) => {
      const { mailFrom, rcptTo } = envelope;
      const from = mailFrom === false ? '' : mailFrom.address;
      const to = rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((raw) => mailbox.add({ from, to, raw }))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  // A client that goes away in the middle is no matter of ours.
  server.on('error', (error: Error) => console.error(`SMTP: ${error.message}`));
  return server;
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to its end all the same: the client waits for the answer behind it.
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  if (size > MOST_BYTES) {
    throw Object.assign(new Error('The message is larger than 2 MB.'), { responseCode: 552 });
  }
  return Buffer.concat(chunks).toString('latin1');
}
