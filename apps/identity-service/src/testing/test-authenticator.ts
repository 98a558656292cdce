import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, UsedPasskey } from '@zaino/contracts/identity';

/** W3C WebAuthn, 6.1: the person is there, was verified; attested credential data follow. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };
/** COSE (RFC 9053): an elliptic key for ES256 on P-256. */
const cose = { kty: 1, alg: 3, crv: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

interface Use {
  /** What the page's address is, by the browser's word. */
  origin?: string;
  isVerified?: boolean;
  counter?: number;
}

/** A passkey in this process: signs what it is asked to as an authenticator does, also what it should not. */
export class TestAuthenticator {
  private readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly rpId = 'localhost') {}

  make(challenge: string, use: Use = {}): NewPasskey {
    const clientData = clientDataOf('webauthn.create', challenge, use);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(Buffer.from(this.id, 'base64url').length);
    const attested = [
      Buffer.alloc(16),
      idLength,
      Buffer.from(this.id, 'base64url'),
      this.coseKey(),
    ];
    const authData = Buffer.concat([this.authData(flags.attested, use), ...attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never));
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  use(challenge: string, use: Use = {}): UsedPasskey {
    this.counter = use.counter ?? this.counter + 1;
    const clientData = clientDataOf('webauthn.get', challenge, use);
    const authData = this.authData(0, use);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign(this.keys.privateKey, Buffer.concat([authData, sha256(clientData)])),
      },
    };
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  private authData(more: number, { isVerified = true }: Use): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const own = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(Buffer.from(this.rpId)), Buffer.from([own]), counter]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [cose.kty, cose.ec2],
      [cose.alg, cose.es256],
      [cose.crv, cose.p256],
      [cose.x, bytes(x)],
      [cose.y, bytes(y)],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}

function clientDataOf(type: string, challenge: string, { origin = 'http://localhost:4200' }: Use) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

function sign(key: KeyObject, data: Buffer): string {
  return createSign('sha256').update(data).sign(key).toString('base64url');
}
