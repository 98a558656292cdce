/** A place on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies, along the great circle (haversine formula). */
export function kilometresBetween(one: Point, other: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const square =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}
