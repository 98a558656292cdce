import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBinary } from '@zaino/testing/binaries';
import { UserError } from '@zaino/tools/machine/user-error';

export interface BenchCertificate {
  /** Settings of a server that is to speak TLS. */
  env: { TLS_CERT_FILE: string; TLS_KEY_FILE: string };
  /** What makes Chromium trust it as it would a real one. */
  chromiumArgs: string[];
}

/** A certificate for this machine, signed by itself. */
export function makeCertificate(folder: string): BenchCertificate {
  const openssl = findBinary('openssl');
  if (openssl === undefined)
    throw new UserError('openssl was not found: install it, or use --http1.');
  const env = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  const { status, stderr } = spawnSync(
    openssl,
    [
      'req',
      '-x509',
      '-days',
      '2',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      '-out',
      env.TLS_CERT_FILE,
      '-keyout',
      env.TLS_KEY_FILE,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  const { publicKey } = new X509Certificate(readFileSync(env.TLS_CERT_FILE));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return { env, chromiumArgs: [`--ignore-certificate-errors-spki-list=${hash}`] };
}
