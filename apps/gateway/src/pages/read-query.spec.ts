import { readQuery } from '@zaino/contracts/shared';

const list = { get: ['search', 'categoria'], getAll: ['cursor'] };

describe('the query that a page reads', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?x=1&utm_source=posta', ''],
    ['?search=zaino&x=1', '?search=zaino'],
    ['?categoria=zaini&search=a', '?search=a&categoria=zaini'],
    ['?search=a&search=b', '?search=a'],
    ['?cursor=a&search=c&cursor=b', '?search=c&cursor=a&cursor=b'],
    ['?cursor=b&cursor=a', '?cursor=b&cursor=a'],
    ['?search=per%20te&x=%', '?search=per+te'],
    ['?search=per+te', '?search=per+te'],
    ['?search=', '?search='],
    ['?Search=a', ''],
  ])('of %j is %j', (search, read) => {
    expect(readQuery(search, list)).toBe(read);
  });

  it('is blank for a page that reads nothing', () => {
    expect(readQuery('?search=zaino', {})).toBe('');
  });
});
