import { workspaceRoot } from '@zaino/tools/machine/config';
import { domainNames } from './domain-names';

describe('a domain’s name', () => {
  it('has a form for each place', () => {
    expect(domainNames(workspaceRoot, 'gift-cards')).toEqual({
      name: 'gift-cards',
      camel: 'giftCards',
      Pascal: 'GiftCards',
      CONST: 'GIFT_CARDS',
      snake: 'gift_cards',
      Title: 'Gift cards',
    });
  });

  it.each([
    ['Loans', 'it takes lower-case letters'],
    ['gift_cards', 'it takes lower-case letters'],
    ['-loans', 'it takes lower-case letters'],
    ['../loans', 'it takes lower-case letters'],
    ['', 'it takes lower-case letters'],
    ['l'.repeat(31), 'at most 30'],
    ['shared', 'the workspace keeps that word'],
    ['class', 'the workspace keeps that word'],
    ['blog-service', 'the workspace keeps that word'],
    ['gateway', 'the workspace keeps that word'],
    ['blog', 'there is libs/contracts/blog'],
    ['school-finder', 'there is apps/school-finder'],
    ['products', 'has that path'],
    ['tenants', 'calls.ts has that path'],
  ])('is refused as "%s"', (name, sentence) => {
    expect(() => domainNames(workspaceRoot, name)).toThrow(sentence);
  });
});
