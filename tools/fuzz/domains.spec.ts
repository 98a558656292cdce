import { domains, domainsWith } from './domains';

describe('the domains with an endpoint', () => {
  it('is the one whose contract names it, though others have the name as a part of theirs', async () => {
    expect(await domainsWith('GET /api/getproducts', domains())).toEqual(['catalogue']);
    expect(await domainsWith('POST /api/orders', domains())).toEqual(['orders']);
  });

  it('are all that have it as a part of a name', async () => {
    expect(await domainsWith('/api/admin/', domains())).toContain('catalogue');
    expect(await domainsWith('/api/admin/', domains())).toContain('orders');
  });

  it('is an error where there is none, or none among those that are asked for', async () => {
    const message = /No endpoint in the contracts of .*orders.* has "POST \/api\/ordres"/;
    await expect(domainsWith('POST /api/ordres', domains())).rejects.toThrow(message);
    await expect(domainsWith('POST /api/orders', ['blog'])).rejects.toThrow('contracts of blog');
  });
});
