import { versionIn, versionsLine } from './versions';

describe('versions', () => {
  it.each([
    ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n', '156.0.8078.79'],
    ['mariadbd  Ver 10.11.18-MariaDB-0+deb12u1 for debian-linux-gnu on x86_64', '10.11.18'],
    ['redis-check-rdb 7.0.15\n', '7.0.15'],
    ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64', '7.0.15'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('are read from %j', (words, version) => {
    expect(versionIn(words)).toBe(version);
  });

  it('are told of all that the tests run on', () => {
    expect(versionsLine()).toMatch(
      /^Ran on Chromium \S+, MariaDB \d[\d.]+, Redis \d[\d.]+, Node \d+\.\d+\.\d+\.$/,
    );
  });
});
