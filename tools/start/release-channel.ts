import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { UserError } from '@zaino/tools/machine/user-error';
import type { ReleaseChannel } from './run-records';
import type { ReleaseTalk, ServiceReleases } from './service-releases';

/** What is asked for. */
export interface WantedVersion {
  name: string;
  folder: string;
  /** Why it is released even where nobody can tell whether it fits what is live. */
  unchecked?: string | undefined;
}

/** One line of the answer. */
type Line = { say: string } | { settle: string } | { done: string } | { failed: string };

/** Takes releases on the loopback address. Who asks and goes away has broken its release off. */
export async function openReleaseChannel(releases: ServiceReleases): Promise<ReleaseChannel> {
  const key = randomBytes(24).toString('hex');
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    if (!isAllowed(request, key)) {
      response.writeHead(403).end();
      return;
    }
    void serve(releases, request, response);
  });
  // Without it the shop would not end.
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, key };
}

function isAllowed({ headers }: IncomingMessage, key: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function serve(
  releases: ServiceReleases,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  const write = (line: Line) => {
    if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const { name, folder, unchecked } = JSON.parse(await text(request)) as WantedVersion;
    const say = (sentence: string) => write({ say: sentence });
    const settle = (sentence: string) => write({ settle: sentence });
    const talk = { signal: leaving.signal, say, settle, unchecked };
    write({ done: await releases.release(name, folder, talk) });
  } catch (error) {
    write({ failed: error instanceof Error ? error.message : String(error) });
  }
  response.end();
}

/** Has the one that started the shop release a version; gives the sentence at the end, or fails with it. */
export async function askForRelease(
  { port, key }: ReleaseChannel,
  wanted: WantedVersion,
  { signal, say, settle }: Omit<ReleaseTalk, 'unchecked'>,
): Promise<string> {
  const asking = new AbortController();
  const breakOff = () => asking.abort();
  signal.throwIfAborted();
  signal.addEventListener('abort', breakOff);
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(wanted),
    signal: asking.signal,
  });
  let begun = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${begun}${part}`.split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines.map((one) => JSON.parse(one) as Line)) {
      if ('done' in line) return line.done;
      if ('failed' in line) throw new UserError(line.failed);
      if ('settle' in line) {
        signal.removeEventListener('abort', breakOff);
        settle(line.settle);
      } else say(line.say);
    }
  }
  throw new UserError('npm start ended before the release did.');
}
