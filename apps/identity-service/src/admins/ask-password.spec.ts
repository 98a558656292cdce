import { PassThrough } from 'node:stream';
import { askPassword } from './ask-password';

/** A terminal at which somebody types these lines. */
function typing(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough();
  const shown: Buffer[] = [];
  output.on('data', (chunk: Buffer) => shown.push(chunk));
  const asked = askPassword(input, output);
  for (const line of lines) input.write(`${line}\r`);
  input.end();
  return { asked, shown: () => Buffer.concat(shown).toString() };
}

describe('askPassword', () => {
  it('takes what is typed twice, and does not show it', async () => {
    const { asked, shown } = typing('una password lunga', 'una password lunga');
    expect(await asked).toEqual({ password: 'una password lunga', isGenerated: false });
    expect(shown()).toBe('Password (empty: one is made up): \nOnce more: \n');
  });

  it('refuses two that are not the same', async () => {
    await expect(typing('una password lunga', 'un’altra password').asked).rejects.toThrow(
      'The two are not the same.',
    );
  });

  it.each(['corta', 'x'.repeat(201)])('refuses %s', async (password) => {
    await expect(typing(password).asked).rejects.toThrow('A password has 12 to 200 characters.');
  });

  it('makes one up for an empty line', async () => {
    const { password, isGenerated } = await typing('').asked;
    expect(isGenerated).toBe(true);
    // 128 random bits at least (ASVS 5.0, 11.5.1).
    expect(password).toMatch(/^[\w-]{22}$/);
  });

  it('makes up another one each time, also where nobody types', async () => {
    const made = await Promise.all([1, 2].map(() => askPassword(new PassThrough())));
    expect(new Set(made.map(({ password }) => password)).size).toBe(2);
  });

  it('ends without a password when nobody goes on', async () => {
    await expect(typing('una password lunga').asked).rejects.toThrow('Nothing was changed.');
  });
});
