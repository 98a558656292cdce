import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { keptPort } from '@zaino/testing/kept-port';
import { nextFreePort } from './next-free-port';

const shop = { setting: 'PORT', taker: 'the shop' };

describe('nextFreePort', () => {
  it('takes the wanted port when it is free', async () => {
    const wanted = await keptPort();
    expect(await nextFreePort({ ...shop, port: wanted })).toBe(wanted);
  });

  it('gives no port twice, though nobody listens there yet', async () => {
    jest.spyOn(console, 'log').mockImplementation();
    const port = await keptPort();
    const [first, second] = [
      await nextFreePort({ ...shop, port }),
      await nextFreePort({ ...shop, port }),
    ];
    expect(first).toBe(port);
    expect(second).toBeGreaterThan(port);
  });

  it('takes the next free port and says so', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const taken = await nextFreePort({ ...shop, port });
    expect(taken).toBeGreaterThan(port);
    expect(log).toHaveBeenCalledWith(`Port ${port} is taken: the shop takes ${taken}.`);
    server.close();
  });

  it.each([Number('abc'), 0, 70_000, 42.5])('refuses %s with a sentence', async (port) => {
    await expect(nextFreePort({ ...shop, port })).rejects.toThrow('PORT must be a number');
  });
});
