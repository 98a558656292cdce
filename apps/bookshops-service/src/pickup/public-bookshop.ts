import type { PickupPoint, PublicBookshop } from '@zaino/contracts/bookshops';
import { currentNotice } from '@zaino/rules/current-notice';
import { IsNull, Not } from 'typeorm';
import type { TenantEntity } from '../tenants/tenant.entity';
import { tenantUrl } from '../tenants/tenant-url';

/** Of the bookshops that everybody may see. */
export const whereOpen = {
  state: 'open' as const,
  approvedAt: Not(IsNull()),
  releasedAt: IsNull(),
};

interface Seen {
  vicinanza: PickupPoint['vicinanza'];
  /** Of the shop, which the bookshop's own address is made of. */
  publicUrl: string;
  /** In Italy. */
  today: string;
}

/** Field by field: the e-mail for customers is told where one buys, and stands in no list that anybody can gather. */
export function pickupPointOf(
  tenant: TenantEntity,
  { vicinanza, publicUrl, today }: Seen,
): PickupPoint {
  const { id, name, address, city, postalCode, province, phone, openingHours } = tenant;
  const { adoptedBookDiscount, otherBookDiscount } = tenant;
  return {
    id,
    name,
    address,
    city,
    postalCode,
    province,
    phone,
    openingHours,
    adoptedBookDiscount,
    otherBookDiscount,
    vicinanza,
    url: tenantUrl(publicUrl, tenant.domain),
    notes: tenant.pickupNotes,
    notice: currentNotice(tenant.notice, today),
  };
}

/** With or without pick-up, of which the notes speak. */
export function publicBookshop(tenant: TenantEntity, seen: Seen): PublicBookshop {
  const { offersPickup, takesUsedBooks, closures } = tenant;
  const point = pickupPointOf(tenant, seen);
  const notes = offersPickup ? point.notes : '';
  return { ...point, offersPickup, takesUsedBooks, notes, closures: closures ?? [] };
}
