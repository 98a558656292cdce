import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeConfigErrors } from '@zaino/service/parse-config';
import { configSchema } from './config';
import { selfSigned } from '@zaino/testing/self-signed';

describe('the certificate in the configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-certificate-'));
  const file = (name: string) => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  const own = selfSigned();
  writeFileSync(file('cert.pem'), own.cert);
  writeFileSync(file('key.pem'), own.key);
  writeFileSync(file('other-key.pem'), selfSigned().key);
  writeFileSync(file('text.pem'), 'no certificate');

  it.each([
    ['none is given', {}],
    ['it comes with its key', { cert: 'cert.pem', key: 'key.pem' }],
  ])('is fine when %s', (_what, files: { cert?: string; key?: string }) => {
    expect(configSchema.safeParse(settings(files)).success).toBe(true);
  });

  it.each([
    ['a key is missing', { cert: 'cert.pem' }, 'belong together: set both or none'],
    ['a certificate is missing', { key: 'key.pem' }, 'belong together: set both or none'],
    [
      'a file is not there',
      { cert: 'none.pem', key: 'key.pem' },
      'none.pem cannot be read (ENOENT)',
    ],
    ['it is none', { cert: 'text.pem', key: 'key.pem' }, 'is no PEM certificate with its key'],
    ['the key is another’s', { cert: 'cert.pem', key: 'other-key.pem' }, 'key values mismatch'],
  ])('is refused with a clear line when %s', (_what, files, line) => {
    const { error } = configSchema.safeParse(settings(files));
    if (!error) throw new Error('It was taken');
    const text = describeConfigErrors(error);
    expect(text).toMatch(/^ {2}TLS_CERT_FILE: /m);
    expect(text).toContain(line);
    expect(text).not.toContain('PRIVATE');
  });

  function settings({ cert, key }: { cert?: string; key?: string }) {
    return {
      ...(cert !== undefined && { TLS_CERT_FILE: file(cert) }),
      ...(key !== undefined && { TLS_KEY_FILE: file(key) }),
    };
  }
});
