/** What the admins' work is divided into: who has an area makes its calls. */
export const staffAreas = ['catalogue', 'orders', 'blog', 'money'] as const;
export type StaffArea = (typeof staffAreas)[number];

/** What an admin has: areas, or `all` of them and what belongs to none. */
export const adminAreas = [...staffAreas, 'all'] as const;
export type AdminArea = (typeof adminAreas)[number];

/** Who of the admins may make a call: those of an area, `any` of them, or those alone who have `all`. */
export type StaffRight = StaffArea | 'any' | 'all';

/** Whether an admin with these areas may do what needs a right; both sides ask it, and the server decides. */
export function hasStaffRight(areas: readonly AdminArea[], right: StaffRight): boolean {
  if (right === 'any' || areas.includes('all')) return true;
  return right !== 'all' && areas.includes(right);
}
