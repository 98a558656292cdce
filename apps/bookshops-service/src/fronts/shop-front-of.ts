import type { ShopFront } from '@zaino/contracts/shared';
import type { TenantEntity } from '../tenants/tenant.entity';

/** Field by field: the bookshop's e-mail is its owner's, and nobody else's business. */
export function shopFrontOf(tenant: TenantEntity, url: string): ShopFront {
  const { id, name, address, city, postalCode, province, phone, vatNumber } = tenant;
  const { openingHours, closures, schools, offersPickup, pickupNotes, version } = tenant;
  const { adoptedBookDiscount, otherBookDiscount } = tenant;
  return {
    id,
    name,
    url,
    address,
    city,
    postalCode,
    province,
    phone,
    vatNumber,
    openingHours,
    closures: closures ?? [],
    schools: schools ?? [],
    adoptedBookDiscount,
    otherBookDiscount,
    offersPickup,
    notes: offersPickup ? pickupNotes : '',
    version,
  };
}
