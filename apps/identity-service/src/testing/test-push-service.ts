import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { PushSubscriptionInput } from '@zaino/contracts/identity';
import fastify, { type FastifyRequest } from 'fastify';

/** A browser that has subscribed, with what it reads its pushes by. */
export interface PushedBrowser {
  subscription: PushSubscriptionInput;
  /** What it has got, in the order in which it came. */
  shown: unknown[];
  /** What its push service answers from now on. */
  answer: number;
  /** Headers of each push, those too that were refused. */
  asked: FastifyRequest['headers'][];
}

interface Receiver extends PushedBrowser {
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** A push service on this machine: takes what is signed as the shop's, and reads it as the browser does. */
export class TestPushService {
  private readonly server = fastify({ forceCloseConnections: true });
  private readonly receivers = new Map<string, Receiver>();

  /** `now` gives milliseconds since 1970: until when a signature counts. */
  static async open(now: () => number): Promise<TestPushService> {
    const service = new TestPushService();
    service.route(now);
    await service.server.listen({ port: 0, host: '127.0.0.1' });
    return service;
  }

  /** For `PUSH_SERVICES`. */
  get host(): string {
    return new URL(this.server.listeningOrigin).host;
  }

  subscribe(): PushedBrowser {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16);
    const id = randomUUID();
    const endpoint = `${this.server.listeningOrigin}/push/${id}`;
    const keys = { p256dh, auth: auth.toString('base64url') };
    const subscription = { endpoint, keys };
    const receiver = { ecdh, auth, subscription, shown: [], asked: [], answer: 201 };
    this.receivers.set(id, receiver);
    return receiver;
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  private route(now: () => number): void {
    const type = 'application/octet-stream';
    this.server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    this.server.post<{ Params: { id: string }; Body: Buffer }>(
      '/push/:id',
      ({ params, headers, body }, reply) => {
        const receiver = this.receivers.get(params.id);
        if (receiver === undefined) return reply.code(404).send();
        receiver.asked.push(headers);
        if (receiver.answer !== 201) return reply.code(receiver.answer).send('words of its own');
        if (!isSigned(headers.authorization, this.server.listeningOrigin, now())) {
          return reply.code(403).send();
        }
        receiver.shown.push(JSON.parse(opened(body, receiver)));
        return reply.code(201).send();
      },
    );
  }
}

const jwt =
  /^vapid t=(?<signed>[\w-]+\.(?<claims>[\w-]+))\.(?<signature>[\w-]+), k=(?<key>B[\w-]{86})$/;

/** RFC 8292: by the key that it names, for this service, for a day at most. */
function isSigned(header = '', audience: string, now: number): boolean {
  const parts = jwt.exec(header)?.groups;
  if (parts === undefined) return false;
  const { signed = '', claims = '', signature = '', key = '' } = parts;
  return isMeant(claims, audience, now) && isByKey(signed, signature, key);
}

function isMeant(claims: string, audience: string, now: number): boolean {
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const leftS = Number(said.exp) - now / 1_000;
  const isInTime = leftS > 0 && leftS <= 24 * 60 * 60;
  return isInTime && said.aud === audience && /^mailto:[^@]+@/.test(String(said.sub));
}

function isByKey(signed: string, signature: string, publicKey: string): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const how = { key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(signed), how, Buffer.from(signature, 'base64url'));
}

/** What the browser does (RFC 8291): the other way from how it was sealed. */
function opened(body: Buffer, { ecdh, auth }: Receiver): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32);
  const part = (what: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
    );
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
