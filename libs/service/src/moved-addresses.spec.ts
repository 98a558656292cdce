import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MovedAddresses } from './moved-addresses';

describe('addresses that moved', () => {
  let folder: string;
  let file: string;
  let now: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zaino-moved-'));
    file = join(folder, 'addresses.json');
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  function write(text: string): void {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }

  it('are those of the settings without a file', () => {
    expect(new MovedAddresses(undefined).of('http://a')).toEqual(['http://a']);
    expect(new MovedAddresses(file).of('http://a')).toEqual(['http://a']);
  });

  it('are those of the file, a tenth of a second after it was written', () => {
    const moved = new MovedAddresses(file);
    write('{"http://a":["http://b","http://a"]}');
    expect(moved.of('http://a')).toEqual(['http://b', 'http://a']);
    expect(moved.of('http://c')).toEqual(['http://c']);
    write('{"http://a":["http://c"]}');
    now = 99;
    expect(moved.of('http://a')).toEqual(['http://b', 'http://a']);
    now = 100;
    expect(moved.of('http://a')).toEqual(['http://c']);
  });

  it('stay what they were where the file is away or half of one', () => {
    const moved = new MovedAddresses(file);
    write('{"http://a":["http://b"]}');
    moved.of('http://a');
    write('{"http://a":');
    now = 100;
    expect(moved.of('http://a')).toEqual(['http://b']);
    rmSync(file);
    now = 200;
    expect(moved.of('http://a')).toEqual(['http://b']);
    write('{}');
    now = 300;
    expect(moved.of('http://a')).toEqual(['http://a']);
  });
});
