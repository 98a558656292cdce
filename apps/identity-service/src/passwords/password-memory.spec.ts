import { configSchema } from '../config';

const needed = {
  PUBLIC_URL: 'https://zaino.example',
  MYSQL_URL: 'mysql://identity:secret@127.0.0.1/identity',
  REDIS_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  SERVICE_KEY: 'k'.repeat(32),
  SECOND_FACTOR_KEYS: `first:${'s'.repeat(32)}`,
  AUDIT_LOG_KEY: 'a'.repeat(32),
};

/** Which settings are refused. */
function refusedOf(environment: Record<string, string>): string[] {
  const { error } = configSchema.safeParse({ ...needed, ...environment });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('memory of password hashes', () => {
  it('is what OWASP asks for unless told', () => {
    expect(configSchema.parse(needed).PASSWORD_MEMORY_KIB).toBe(19_456);
  });

  it('may be less where there are no customers', () => {
    expect(refusedOf({ PASSWORD_MEMORY_KIB: '1024' })).toEqual([]);
  });

  it('may not be less where there are', () => {
    const refused = (memory: string) =>
      refusedOf({ COMPANY_REQUIRED: 'true', PASSWORD_MEMORY_KIB: memory });
    expect(refused('19455')).toContain('PASSWORD_MEMORY_KIB');
    expect(refused('19456')).not.toContain('PASSWORD_MEMORY_KIB');
  });
});
