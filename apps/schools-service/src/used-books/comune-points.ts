import type { Point } from '@zaino/rules/great-circle';
import pointsByProvince from './comune-coordinates.json';

/** Where municipalities lie, by their code: GeoNames (CC BY 4.0), made by `tools/places/write-coordinates.mjs`. */
export const comunePoints: ReadonlyMap<string, Point> = new Map(
  Object.values(pointsByProvince)
    .flatMap((points) => points.split(';'))
    .map((line) => {
      const [code = '', latitude, longitude] = line.split(' ');
      return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
);
