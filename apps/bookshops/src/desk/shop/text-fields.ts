import type { OwnTenant, TenantChanges } from '@zaino/contracts/bookshops';
import type { ReadField } from '@zaino/ui/account-form';

type TextField =
  | 'name'
  | 'domain'
  | 'email'
  | 'phone'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'province'
  | 'vatNumber'
  | 'pickupNotes';

/**
 * Of a field of text its name, what it begins with and what is wrong with it. What waits for an approval stands in the
 * form, so that saving again asks for it again.
 */
export function textFieldOf(
  tenant: OwnTenant,
  errorOf: (name: string) => string | undefined,
  name: TextField,
) {
  return {
    name,
    defaultValue: { ...tenant, ...tenant.opening.pending }[name],
    error: errorOf(name),
  };
}

/** The texts of these fields, as they are saved. */
export function textsIn(field: ReadField, names: readonly TextField[]): TenantChanges {
  return Object.fromEntries(names.map((name) => [name, field(name).trim()]));
}
