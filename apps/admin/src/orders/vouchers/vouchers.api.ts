import { adminOrderApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

export async function loadVouchers({ request }: LoaderFunctionArgs) {
  const { value, failure } = await settle(fetchJson(adminOrderApi.vouchers, { request }));
  return { vouchers: value?.vouchers ?? null, failure };
}
export type VouchersData = Awaited<ReturnType<typeof loadVouchers>>;
export type Voucher = NonNullable<VouchersData['vouchers']>[number];
