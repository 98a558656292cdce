import { requireLoopback } from './require-loopback';

describe('what is attacked', () => {
  it.each(['http://127.0.0.1:4200', 'http://localhost:4200/x', 'http://[::1]:1'])(
    'may be this machine: %s',
    (url) => {
      expect(requireLoopback(url)).toBe(url);
    },
  );

  it.each([
    'https://zaino.example',
    'http://127.0.0.1.zaino.example',
    'http://localhost@zaino.example',
    'http://10.0.0.1:4200',
    'http://0.0.0.0:4200',
  ])('is nothing else: %s', (url) => {
    expect(() => requireLoopback(url)).toThrow('is not this machine');
  });
});
