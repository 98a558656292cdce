import { createLogger } from './logger';

describe('what a log tells of an error', () => {
  const told = (err: unknown) => {
    const lines: string[] = [];
    const options = { service: 'greet', release: 'r1', level: 'info' };
    const logger = createLogger(options, { write: (line: string) => void lines.push(line) });
    logger.warn({ err }, 'unavailable');
    return lines.join('');
  };

  it('names its causes, without their words', () => {
    const socket = Object.assign(new TypeError('of ada@example.it'), { code: 'ECONNRESET' });
    const answer = new Error('to ada@example.it', { cause: socket });
    const line = told(new Error('no answer', { cause: answer }));
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'Error',
        message: 'no answer',
        cause: { type: 'Error', cause: { type: 'TypeError', code: 'ECONNRESET' } },
      },
    });
    expect(line).not.toContain('ada@example.it');
  });

  it('is no more than its type where it is none', () => {
    expect(JSON.parse(told('ada@example.it'))).toMatchObject({ err: { type: 'string' } });
    expect(told({ mail: 'ada@example.it' })).not.toContain('ada@example.it');
  });
});
