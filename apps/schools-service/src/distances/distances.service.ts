import { Injectable } from '@nestjs/common';
import type { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { kilometresBetween } from '@zaino/rules/great-circle';
import type { BodyOf } from '@zaino/service/route';
import type { Comune } from '../directory/places';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { comunePoints } from '../used-books/comune-points';

type Asked = BodyOf<typeof schoolsInternalEndpoints.distances>;

/** Distances of the great circle between municipalities (docs/decisions/used-books.md). */
@Injectable()
export class DistancesService {
  constructor(private readonly holder: SchoolDirectoryHolder) {}

  between({ from, to }: Asked): { kilometres: (number | null)[] } {
    const { places } = this.holder.current();
    const here = places.comuneOf(from);
    return { kilometres: to.map((place) => distance(here, places.comuneOf(place))) };
  }
}

function distance(one: Comune | undefined, other: Comune | undefined): number | null {
  if (one === undefined || other === undefined) return null;
  if (one.code === other.code) return 0;
  const here = comunePoints.get(one.code);
  const there = comunePoints.get(other.code);
  return here && there ? kilometresBetween(here, there) : null;
}
