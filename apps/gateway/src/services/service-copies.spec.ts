import { ServiceCopies, wasNotSent } from './service-copies';

describe('copies of a service', () => {
  beforeEach(() => jest.useFakeTimers().setSystemTime(0));
  afterEach(() => jest.useRealTimers());

  it('take turns', () => {
    const copies = new ServiceCopies(['a', 'b', 'c']);
    const firsts = Array.from({ length: 4 }, () => copies.inTurn().join(''));
    expect(firsts).toEqual(['abc', 'bca', 'cab', 'abc']);
  });

  it('come last for some seconds where they took no connection', () => {
    const copies = new ServiceCopies(['a', 'b', 'c']);
    copies.skip('a');
    expect(copies.inTurn()).toEqual(['b', 'c', 'a']);
    expect(copies.inTurn()).toEqual(['b', 'c', 'a']);
    jest.setSystemTime(5_001);
    copies.inTurn();
    expect(copies.inTurn()).toEqual(['a', 'b', 'c']);
  });

  it('that have moved are asked where they listen now, and where they did once nobody else takes the call', () => {
    const places: Partial<Record<string, string[]>> = { a: ['x', 'a'] };
    const copies = new ServiceCopies(['a', 'b'], { of: (url) => places[url] ?? [url] });
    expect([copies.inTurn(), copies.inTurn()]).toEqual([
      ['x', 'b', 'a'],
      ['b', 'x', 'a'],
    ]);
    copies.skip('x');
    expect(copies.inTurn()).toEqual(['b', 'a', 'x']);
    places['a'] = ['y'];
    copies.inTurn();
    expect(copies.inTurn()).toEqual(['y', 'b']);
  });

  it('are tried where all are away', () => {
    const copies = new ServiceCopies(['a', 'b']);
    copies.skip('a');
    copies.skip('b');
    expect(copies.inTurn()).toEqual(['a', 'b']);
  });
});

describe('a call', () => {
  const failed = (fields: object) => Object.assign(new Error('failed'), fields);

  it.each([
    ['a refused connection', failed({ code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a connection that never came', failed({ code: 'UND_ERR_CONNECT_TIMEOUT' })],
    ['a reset before it was connected', failed({ code: 'ECONNRESET', syscall: 'connect' })],
    ['what another error wraps', failed({ cause: failed({ code: 'ECONNREFUSED' }) })],
  ])('was not sent with %s', (_what, error) => {
    expect(wasNotSent(error)).toBe(true);
  });

  it.each([
    ['a reset', failed({ code: 'ECONNRESET', syscall: 'read' })],
    ['no answer in time', failed({ code: 'UND_ERR_HEADERS_TIMEOUT' })],
    ['what is no error', 'ECONNREFUSED'],
  ])('may have been sent with %s', (_what, error) => {
    expect(wasNotSent(error)).toBe(false);
  });
});
