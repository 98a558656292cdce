/** @jest-environment node */
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { routes } from './login';

describe('what everybody may have of the admin area', () => {
  it('reads no other parameters than it says', async () => {
    const addresses = [
      '/admin/login?da=/admin/orders',
      '/admin/login/link?token=abc',
      '/admin/orders?stato=nuovo',
      '/admin',
    ];
    expect(await undeclaredParams(routes, addresses)).toEqual([]);
  });
});
