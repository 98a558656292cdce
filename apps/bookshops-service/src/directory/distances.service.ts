import { Injectable, Logger } from '@nestjs/common';
import { MOST_PLACES, schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { provinceCode } from '../pickup/province-code';
import { SchoolsClient } from '../upstreams/schools-client';
import type { Distances, PlacedBookshop } from './chosen-bookshops';

interface Place {
  comune: string;
  provincia: string;
}

/** How far bookshops lie from a municipality: the schools service knows where municipalities are. */
@Injectable()
export class DistancesService {
  private readonly logger = new Logger('Distances');

  constructor(private readonly schools: SchoolsClient) {}

  /** In kilometres; none while the schools service does not answer, and the list is that of the province. */
  async from(from: Place, bookshops: PlacedBookshop[]): Promise<Distances> {
    const placed = bookshops.map(({ id, city, province }) => {
      const place = { comune: city, provincia: provinceCode(province) };
      return { id, place, key: `${place.provincia} ${city}` };
    });
    const places = [...new Map(placed.map(({ key, place }) => [key, place]))].slice(0, MOST_PLACES);
    if (places.length === 0) return new Map();
    const kilometres = await this.ask(
      from,
      places.map(([, place]) => place),
    );
    const byKey = new Map(places.map(([key], index) => [key, kilometres[index] ?? null]));
    return new Map(
      placed.flatMap(({ id, key }) => {
        const far = byKey.get(key) ?? null;
        return far === null ? [] : [[id, far] as const];
      }),
    );
  }

  private async ask(from: Place, to: Place[]): Promise<(number | null)[]> {
    try {
      const body = { from, to };
      return (await this.schools.call(schoolsInternalEndpoints.distances, { body })).kilometres;
    } catch (error) {
      this.logger.warn(`Nobody says how far bookshops are: ${String(error)}`);
      return [];
    }
  }
}
