import { readInto } from './into';
import { confirmationAt } from './serve-into';

const read = (line: string) => readInto(['--dev', ...line.split(' ')]);

describe('the command line of npm run dev', () => {
  it.each(['', 'cart', '--scale 10000'])('means the whole shop on this machine: %j', (line) => {
    expect(read(line)).toBeUndefined();
  });

  it.each([
    ['cart --into https://zaino.example', 'https://zaino.example'],
    ['--into=https://zaino.example/cart?a=b cart', 'https://zaino.example'],
    ['cart --into http://localhost:4200/', 'http://localhost:4200'],
  ])('names an app and the shop that it is for: %s', (line, shop) => {
    expect(read(line)).toEqual({ app: 'cart', shop });
  });

  it.each([
    '--into https://zaino.example',
    'shell --into https://zaino.example',
    'loans --into https://zaino.example',
    'orders-service --into https://zaino.example',
    'cart blog --into https://zaino.example',
    'cart --into',
    'cart --into https://zaino.example --hot',
  ])('is told how it is used where it names no app, or says more: %s', (line) => {
    expect(() => read(line)).toThrow(/npm run dev -- <app> --into/);
  });

  it.each(['http://zaino.example', 'zaino.example', 'ftp://zaino.example', 'javascript:alert(1)'])(
    'is refused a shop that anybody in between could change: %s',
    (address) => {
      expect(() => read(`cart --into ${address}`)).toThrow(/begins with https:/);
    },
  );
});

it('leads to the page where an admin says that a browser is to have the app', () => {
  const command = { app: 'cart', shop: 'https://zaino.example' };
  expect(confirmationAt(command, 4290)).toBe(
    'https://zaino.example/admin/releases/previews?app=cart&from=http%3A%2F%2Flocalhost%3A4290',
  );
});
