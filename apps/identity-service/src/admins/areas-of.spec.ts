import { CommandError } from '@zaino/service/command-error';
import { areasOf } from './areas-of';

describe('areasOf', () => {
  it.each([
    ['orders', ['orders']],
    ['money,orders', ['orders', 'money']],
    [' Blog , CATALOGUE ', ['catalogue', 'blog']],
    ['orders,orders', ['orders']],
    ['all', ['all']],
  ])('reads %j', (list, areas) => expect(areasOf(list)).toEqual(areas));

  it.each(['', ',', 'everything', 'orders,users', 'orders money'])('refuses %j', (list) => {
    expect(() => areasOf(list)).toThrow(CommandError);
  });
});
