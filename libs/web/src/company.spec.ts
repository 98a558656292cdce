import { demoCompany } from '@zaino/contracts/shared';
import { beginCompany, ownCompany, phoneUrl } from './company';

describe('whose shop it is', () => {
  afterEach(() => beginCompany(demoCompany));

  it('is what the page was told', () => {
    expect(ownCompany()).toEqual(demoCompany);
    beginCompany({ ...demoCompany, name: 'Prova Ltd' });
    expect(ownCompany().name).toBe('Prova Ltd');
  });

  it('is never made up', async () => {
    jest.resetModules();
    const fresh = await import('./company');
    expect(fresh.ownCompany).toThrow('Nobody has said whose shop it is');
  });

  it.each([
    ['0372 000 000', 'tel:+390372000000'],
    ['+44 (20) 0000-0000', 'tel:+442000000000'],
  ])('is called at %s by %s', (phone, url) => expect(phoneUrl(phone)).toBe(url));
});
