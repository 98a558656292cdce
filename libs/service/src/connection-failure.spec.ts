import { createClient, ErrorReply } from '@redis/client';
import { isConnectionFailure } from './connection-failure';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => error,
  );

describe('isConnectionFailure', () => {
  it('knows a Redis that is away', async () => {
    const options = { url: 'redis://127.0.0.1:1', disableOfflineQueue: true };
    const client = createClient({ ...options, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    expect(isConnectionFailure(await failureOf(client.connect()))).toBe(true);
    expect(isConnectionFailure(await failureOf(client.get('key')))).toBe(true);
  });

  it('knows a Redis that still reads its file', () => {
    const reading = new ErrorReply('LOADING Redis is loading the dataset in memory');
    expect(isConnectionFailure(reading)).toBe(true);
    expect(isConnectionFailure(new ErrorReply('ERR unknown command'))).toBe(false);
  });

  it.each([
    ['a database that refuses', { code: 'ECONNREFUSED' }, true],
    ['a lost connection behind TypeORM', { driverError: { fatal: true } }, true],
    ['a wrong query', { driverError: { code: 'ER_PARSE_ERROR', fatal: false } }, false],
    ['any other error', new Error('password=1234'), false],
    ['a text', 'ECONNREFUSED', false],
    ['nothing', null, false],
  ])('of %s', (_, error, expected) => {
    expect(isConnectionFailure(error)).toBe(expected);
  });
});
