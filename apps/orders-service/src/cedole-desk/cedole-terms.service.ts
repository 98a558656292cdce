import { Inject, Injectable } from '@nestjs/common';
import {
  type cedolaEndpoints,
  type CedolaTerms,
  type KeptCedolaTerms,
  ordersErrorCodes,
} from '@zaino/contracts/orders';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { insertRows } from '@zaino/service/write-rows';
import { DataSource, type EntityManager } from 'typeorm';
import { CedolaComuneEntity } from '../cedole/cedola-comune.entity';
import { CedolaTermsReader } from '../cedole/cedola-terms-reader';
import { CedolaTermsEntity } from '../cedole/cedola-terms.entity';
import { DeliveryPlaces } from '../checkout/places/places';
import type { Config } from '../config';

type NewTerms = BodyOf<typeof cedolaEndpoints.setTerms>;

interface Replaced {
  bookshopId: string;
  isAccepted: boolean;
  /** The version that was read; undefined where that is no matter. */
  seen: number | undefined;
}

/** What a bookshop says of the cedole that it takes. */
@Injectable()
export class CedoleTermsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: CedolaTermsReader,
    private readonly places: DeliveryPlaces,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_DISCOUNT_PERCENT'>,
  ) {}

  async read(bookshopId: string): Promise<KeptCedolaTerms> {
    const { PUBLIC_DISCOUNT_PERCENT: publicDiscountPercent } = this.config;
    return { ...(await this.terms.read(bookshopId)), publicDiscountPercent };
  }

  /**
   * All of it at once. Rejects as `invalid`, at its field, for a Comune that there is not or that is there twice; as
   * `conflict` where they were changed since they were read.
   */
  async set(
    bookshopId: string,
    { isAccepted, comuni, version }: NewTerms,
  ): Promise<KeptCedolaTerms> {
    const known = this.checked(comuni);
    await inTransaction(
      this.dataSource,
      async (manager) => {
        await this.replace(manager, { bookshopId, isAccepted, seen: version });
        await manager.delete(CedolaComuneEntity, { bookshopId });
        const rows = known.map(({ comune, provincia, discountPercent }) => ({
          bookshopId,
          comune,
          provincia,
          discountHundredths: Math.round(discountPercent * 100),
        }));
        if (rows.length > 0) await insertRows(manager, { target: CedolaComuneEntity, rows });
      },
      { retriesDuplicates: true },
    );
    return this.read(bookshopId);
  }

  /** The row is held from the look at its version on; the first one is whose key is written first. */
  private async replace(
    manager: EntityManager,
    { bookshopId, isAccepted, seen }: Replaced,
  ): Promise<void> {
    const kept = await manager.findOne(CedolaTermsEntity, {
      where: { bookshopId },
      lock: { mode: 'pessimistic_write' },
    });
    const version = kept?.version ?? 0;
    if (seen !== undefined && seen !== version) throw termsChanged();
    const next = { bookshopId, isAccepted, version: version + 1 };
    if (kept === null) await manager.insert(CedolaTermsEntity, next);
    else await manager.update(CedolaTermsEntity, { bookshopId }, next);
  }

  /** As their names are really written. */
  private checked(comuni: CedolaTerms['comuni']): CedolaTerms['comuni'] {
    const found = comuni.map((wanted) => {
      const place = this.places.named(wanted.comune).find(({ code }) => code === wanted.provincia);
      return place && { ...wanted, comune: place.name };
    });
    const errors = found.flatMap((comune, index) => {
      const path = `comuni.${index}.comune`;
      if (comune === undefined) return [{ path, message: 'Non troviamo questo Comune' }];
      const first = found.findIndex(
        (other) => other?.comune === comune.comune && other.provincia === comune.provincia,
      );
      return first < index ? [{ path, message: 'Questo Comune c’è due volte' }] : [];
    });
    if (errors.length > 0) {
      throw new DomainError('invalid', ordersErrorCodes.cedolaRefused, {
        detail: 'Controlla i Comuni.',
        errors,
      });
    }
    return found.filter((comune) => comune !== undefined);
  }
}

function termsChanged(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.cedolaTermsChanged, {
    detail: 'Nel frattempo le cedole che prendi sono cambiate, forse in un’altra scheda.',
  });
}
