let given = 0;

/** The address of an attacker who has not been here before, of those that documentation uses (RFC 5737, RFC 2544). */
export function addressOfAttack(): string {
  given += 1;
  return `198.18.${(given >> 8) & 255}.${given & 255}`;
}
