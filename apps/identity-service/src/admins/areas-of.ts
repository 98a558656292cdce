import { type AdminArea, adminAreas } from '@zaino/contracts/shared';
import { CommandError } from '@zaino/service/command-error';

/** The areas of a list as somebody types it, with commas between; refuses one that names none, or what there is not. */
export function areasOf(list: string): AdminArea[] {
  const words = list
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  const unknown = words.filter((word) => !adminAreas.some((area) => area === word));
  if (words.length > 0 && unknown.length === 0) {
    return adminAreas.filter((area) => words.includes(area));
  }
  const known = adminAreas.join(', ');
  throw new CommandError(
    unknown.length > 0
      ? `There is no area ${unknown.join(', ')}; the areas are ${known}.`
      : `At least one area is needed; the areas are ${known}.`,
  );
}
