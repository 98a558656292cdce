import { ErrorReply } from '@redis/client';
import { isOutOfSpace } from './out-of-space';
import { toProblem } from './problem';

it.each([
  ['a full disk', { code: 'ER_DISK_FULL', errno: 1021 }, true],
  ['a full table space behind TypeORM', { driverError: { errno: 1114 } }, true],
  ['a full temporary folder', { code: 'EE_WRITE', errno: 3 }, true],
  [
    'a storage engine without space',
    { errno: 1030, message: 'Got error 28 "No space left on device" from storage engine InnoDB' },
    true,
  ],
  ['a storage engine with another fault', { errno: 1030, message: 'Got error 128 from …' }, false],
  ['a Redis that cannot save', new ErrorReply('MISCONF Redis is configured to save …'), true],
  ['a Redis without memory', new ErrorReply('OOM command not allowed when used memory …'), true],
  ['a wrong command', new ErrorReply('ERR unknown command'), false],
  ['a file that is missing', { code: 'ENOENT', errno: -2 }, false],
  ['a wrong query', { code: 'ER_PARSE_ERROR', errno: 1064 }, false],
  ['nothing', null, false],
])('knows whether %s is for want of space', (_, error, expected) => {
  expect(isOutOfSpace(error)).toBe(expected);
});

it('answers 503 with the sentence for what is away for a moment', () => {
  expect(toProblem({ code: 'ER_RECORD_FILE_FULL', errno: 1114 }, 'id')).toMatchObject({
    status: 503,
    code: 'unavailable',
    detail: 'Servizio momentaneamente non disponibile',
  });
});
