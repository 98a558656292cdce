import { domains, isFuzzed } from './fuzzed-services';

describe('fuzzing', () => {
  it('leaves out no domain that has a contract', () => {
    expect(domains().length).toBeGreaterThan(5);
    expect(domains().filter((domain) => !isFuzzed(domain))).toEqual([]);
  });
});
