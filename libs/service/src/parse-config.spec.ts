import { describeConfigErrors, parseConfig, serviceConfigSchema } from './parse-config';

describe('service configuration', () => {
  it('has defaults for all but the port', () => {
    expect(parseConfig(serviceConfigSchema, { PORT: '4301' })).toEqual({
      HOST: '127.0.0.1',
      PORT: 4301,
      LOG_LEVEL: 'info',
      RELEASE: 'local',
    });
  });

  it('lists what is wrong by variable, without the values', () => {
    const result = serviceConfigSchema.safeParse({ PORT: 'secret', LOG_LEVEL: 'loud' });
    expect(result.success).toBe(false);
    const list = result.error ? describeConfigErrors(result.error) : '';
    expect(list.split('\n')).toHaveLength(3);
    expect(list).toContain('  PORT: ');
    expect(list).toContain('  LOG_LEVEL: ');
    expect(list).not.toContain('secret');
  });
});
