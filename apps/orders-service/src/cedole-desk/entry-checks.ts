import { Injectable } from '@nestjs/common';
import { type cedolaEndpoints, ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, In } from 'typeorm';
import { CedolaTermsReader } from '../cedole/cedola-terms-reader';
import { isPaidByComune } from '../cedole/paid-by-comune';
import { OrderLineEntity } from '../orders/order-line.entity';
import { Schools } from '../upstreams/schools';

type AskedEntry = BodyOf<typeof cedolaEndpoints.enter>;

interface Entry {
  bookshopId: string;
  orderId: string;
  asked: AskedEntry;
}

/** What a cedola that is entered at the counter must be, as one that comes with an order: of whom, and for which books. */
@Injectable()
export class EntryChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: CedolaTermsReader,
    private readonly schools: Schools,
  ) {}

  /**
   * Before anything is locked, since another service is asked. Rejects as `conflict` (`cedola-refused`), at its field,
   * and as `unavailable` while nobody says what the books are.
   */
  async assertPaid({ bookshopId, orderId, asked }: Entry): Promise<void> {
    await this.assertTaken(bookshopId, asked);
    const lines = await this.dataSource.manager.findBy(OrderLineEntity, {
      orderId,
      id: In(asked.lineIds),
      type: 'book',
    });
    const offers = await this.schools.offers(lines.map(bookOf));
    const unpaid = lines.filter((_, index) => {
      const offer = offers[index];
      return offer === undefined || !isPaidByComune(offer);
    });
    if (unpaid.length === 0) return;
    const titles = unpaid.map(({ details }) => `“${details.title}”`).join(', ');
    const message = `Il Comune paga solo i libri adottati da una classe di scuola primaria: togli ${titles}`;
    throw refused('lineIds', message);
  }

  private async assertTaken(bookshopId: string, wanted: AskedEntry): Promise<void> {
    const { isAccepted, comuni } = await this.terms.read(bookshopId);
    const isKnown = comuni.some(
      ({ comune, provincia }) => comune === wanted.comune && provincia === wanted.provincia,
    );
    if (isAccepted && isKnown) return;
    throw refused('comune', 'Aggiungi prima questo Comune tra quelli di cui ritiri le cedole');
  }
}

/** As its line names it; of no class where what was said of the school is no code. */
function bookOf({ reference, schoolCode, className, sectionName }: OrderLineEntity) {
  return {
    isbn: reference,
    codiceScuola: schoolCode ?? '',
    classe: className ?? '',
    sezione: sectionName ?? '',
  };
}

function refused(path: string, message: string): DomainError {
  return new DomainError('conflict', ordersErrorCodes.cedolaRefused, {
    detail: `${message}.`,
    errors: [{ path, message }],
  });
}
