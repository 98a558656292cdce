import { hashSync, parseOptions } from '@node-rs/argon2';
import { DomainError } from '@zaino/service/domain-error';
import { Passwords } from './passwords';

const service = () => new Passwords({ UV_THREADPOOL_SIZE: 2, PASSWORD_MEMORY_KIB: 19_456 });

describe('PasswordsService', () => {
  it('makes argon2id hashes with the parameters of OWASP, no two alike', async () => {
    const passwords = service();
    const [one, other] = await Promise.all([passwords.hash('segreta'), passwords.hash('segreta')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(parseOptions(one).saltLen).toBeGreaterThanOrEqual(16);
    expect(passwords.isOutdated(one)).toBe(false);
  });

  it.each([
    ['the right password', 'segreta', true],
    ['another password', 'Segreta', false],
    ['an empty password', '', false],
  ])('checks %s', async (_, password, isRight) => {
    const passwords = service();
    expect(await passwords.verify(password, await passwords.hash('segreta'))).toBe(isRight);
  });

  it('takes the same letters for the same password, whichever system typed them', async () => {
    const passwords = service();
    const hash = await passwords.hash('perch\u00e9');
    expect(await passwords.verify('perche\u0301', hash)).toBe(true);
  });

  it('lets nobody in where there is no hash', async () => {
    expect(await service().verify('segreta', null)).toBe(false);
  });

  it('knows and still checks hashes of older parameters', async () => {
    const old = hashSync('segreta', { memoryCost: 4_096, timeCost: 3 });
    const passwords = service();
    expect(passwords.isOutdated(old)).toBe(true);
    expect(await passwords.verify('segreta', old)).toBe(true);
  });

  it('says that it is busy instead of letting the queue grow', async () => {
    const passwords = service();
    const asked = await Promise.allSettled(
      Array.from({ length: 80 }, () => passwords.hash('segreta')),
    );
    const refused = asked.flatMap((one): unknown[] =>
      one.status === 'rejected' ? [one.reason] : [],
    );
    expect(refused).toHaveLength(80 - 65);
    expect(refused[0]).toBeInstanceOf(DomainError);
    expect(refused[0]).toMatchObject({ kind: 'unavailable' });
  });

  it('leaves the event loop free', async () => {
    const passwords = service();
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    await Promise.all(Array.from({ length: 10 }, () => passwords.hash('segreta')));
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });
});
