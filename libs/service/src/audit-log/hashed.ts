/** The only member of what the identity service keeps as a keyed hash: the services know no key. */
export const HASHED = '$hashed';

export interface Hashed {
  [HASHED]: string;
}

/** Whether a part of a state is to be kept as a hash. */
export function isHashed(value: unknown): value is Hashed {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value);
  return names.length === 1 && typeof (value as Partial<Hashed>)[HASHED] === 'string';
}
