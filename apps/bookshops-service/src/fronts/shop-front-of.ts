import type { ShopFront } from '@zaino/contracts/shared';
import { currentNotice } from '@zaino/rules/current-notice';
import type { TenantEntity } from '../tenants/tenant.entity';

interface Shown {
  url: string;
  /** Whether the plan gives it a look of its own. */
  hasLook: boolean;
  /** In Italy. */
  today: string;
}

/** Field by field: the bookshop's e-mail is its owner's, and nobody else's business. */
export function shopFrontOf(tenant: TenantEntity, { url, hasLook, today }: Shown): ShopFront {
  const { id, name, address, city, postalCode, province, phone, vatNumber } = tenant;
  const { picture, pictureAlt, accent } = tenant;
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
    notice: currentNotice(tenant.notice, today),
    picture: hasLook && picture !== '' ? { url: picture, alt: pictureAlt } : null,
    accent: hasLook ? accent : '',
    adoptedBookDiscount,
    otherBookDiscount,
    offersPickup,
    notes: offersPickup ? pickupNotes : '',
    version,
  };
}
