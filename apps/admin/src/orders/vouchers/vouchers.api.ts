import { adminOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { loadQuery, pageQuery } from '../../queries';

export const vouchersQuery = pageQuery(adminOrderApi.vouchers, {}, (options) =>
  fetchJson(adminOrderApi.vouchers, options),
);

export const loadVouchers = () => loadQuery(vouchersQuery);
export type ListedVoucher = NonNullable<
  Awaited<ReturnType<typeof loadVouchers>>['value']
>['vouchers'][number];
