import { Injectable } from '@nestjs/common';
import { type CedolaTerms, ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { insertRows } from '@zaino/service/write-rows';
import { DataSource } from 'typeorm';
import { CedolaComuneEntity } from '../cedole/cedola-comune.entity';
import { CedolaTermsReader } from '../cedole/cedola-terms-reader';
import { CedolaTermsEntity } from '../cedole/cedola-terms.entity';
import { DeliveryPlaces } from '../checkout/places/places';

/** What a bookshop says of the cedole that it takes. */
@Injectable()
export class CedoleTermsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: CedolaTermsReader,
    private readonly places: DeliveryPlaces,
  ) {}

  read(bookshopId: string): Promise<CedolaTerms> {
    return this.terms.read(bookshopId);
  }

  /** All of it at once. Rejects as `invalid`, at its field, for a Comune that there is not or that is there twice. */
  async set(bookshopId: string, { isAccepted, comuni }: CedolaTerms): Promise<CedolaTerms> {
    const known = this.checked(comuni);
    await inTransaction(this.dataSource, async (manager) => {
      await manager.upsert(CedolaTermsEntity, { bookshopId, isAccepted }, ['bookshopId']);
      await manager.delete(CedolaComuneEntity, { bookshopId });
      const rows = known.map(({ comune, provincia, discountPercent }) => ({
        bookshopId,
        comune,
        provincia,
        discountHundredths: Math.round(discountPercent * 100),
      }));
      if (rows.length > 0) await insertRows(manager, { target: CedolaComuneEntity, rows });
    });
    return this.terms.read(bookshopId);
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
