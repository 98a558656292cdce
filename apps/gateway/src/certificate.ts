import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

export interface CertificateFiles {
  TLS_CERT_FILE?: string | undefined;
  TLS_KEY_FILE?: string | undefined;
}

export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** The certificate to speak TLS with, or undefined where none was given. Throws a readable error. */
export function readCertificate({
  TLS_CERT_FILE,
  TLS_KEY_FILE,
}: CertificateFiles): Certificate | undefined {
  if (TLS_CERT_FILE === undefined && TLS_KEY_FILE === undefined) return undefined;
  if (TLS_CERT_FILE === undefined || TLS_KEY_FILE === undefined) {
    throw new Error('TLS_CERT_FILE and TLS_KEY_FILE belong together: set both or none');
  }
  const certificate = { cert: read(TLS_CERT_FILE), key: read(TLS_KEY_FILE) };
  try {
    createSecureContext(certificate);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`is no PEM certificate with its key in TLS_KEY_FILE (${reason})`, {
      cause: error,
    });
  }
  return certificate;
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`${file} cannot be read (${code})`, { cause: error });
  }
}
