import { Injectable } from '@nestjs/common';
import {
  type Arrival,
  ARRIVAL_HOURS,
  type arrivalEndpoints,
  type ListLine,
  type ScanOutcome,
} from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { eanOf, isbnOf } from '@zaino/rules/isbn';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, MoreThan } from 'typeorm';
import type { AtShop } from '../orders/shop';
import { ArrivalAnswers } from './arrival-answers';
import { ArrivalEntity } from './arrival.entity';
import { awaitedCopies } from './awaited-copies';
import { bookTitles } from './book-titles';
import { CopyGiving } from './copy-giving';
import { readList } from './read-list';
import { ShopActs } from './shop-acts';

type Scans = BodyOf<typeof arrivalEndpoints.receive>['scans'];

/** Most arrivals that the list of a day has. */
const MOST_LISTED = 200;

const NO_CODE =
  'Questo codice non è un ISBN: controlla le cifre, o leggi di nuovo il codice a barre.';

/** What a shop unpacks. */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly giving: CopyGiving,
    private readonly answers: ArrivalAnswers,
    private readonly acts: ShopActs,
  ) {}

  /** The latest first. */
  async today({ shopId }: AtShop): Promise<{ arrivals: Arrival[] }> {
    const since = new Date(this.clock.now() - ARRIVAL_HOURS * HOUR_MS);
    const rows = await this.dataSource.manager.find(ArrivalEntity, {
      where: { shopId, at: MoreThan(since) },
      order: { at: 'DESC', part: 'DESC' },
      take: MOST_LISTED,
    });
    return { arrivals: await this.answers.of(rows) };
  }

  /** One after the other; each copy in a transaction of its own. */
  async receive(own: AtShop, scans: Scans): Promise<{ outcomes: ScanOutcome[] }> {
    const outcomes: ScanOutcome[] = [];
    let dealt = 0;
    for (const { id, code, copies } of scans) {
      const isbn = await this.bookOf(own, code);
      if (isbn === null) {
        outcomes.push({ id, refusal: NO_CODE, arrivals: [] });
        continue;
      }
      const { known, given } = await this.deal(own, { id, isbn, copies });
      dealt += given;
      outcomes.push({ id, refusal: null, arrivals: await this.answers.of(known) });
    }
    if (dealt === 0) this.acts.changedNothing();
    return { outcomes };
  }

  /** What has been dealt with before, by the same scan sent again, is looked at anew before each copy. */
  private async deal(
    { shopId, actor }: AtShop,
    { id: scanId, isbn, copies }: { id: string; isbn: string; copies: number },
  ): Promise<{ known: ArrivalEntity[]; given: number }> {
    for (let given = 0; ; given += 1) {
      const known = await this.dataSource.manager.find(ArrivalEntity, {
        where: { shopId, scanId },
        order: { part: 'ASC' },
      });
      const part = known.reduce((sum, { quantity }) => sum + quantity, 0);
      if (part >= copies) return { known, given };
      const copy = { shopId, isbn, scanId, part, source: 'scan' as const, actor };
      await this.giving.give(copy, { left: copies - part });
    }
  }

  /** An EAN that is no ISBN is a book where somebody waits for it. */
  private async bookOf({ shopId }: AtShop, code: string): Promise<string | null> {
    const isbn = isbnOf(code);
    const ean = eanOf(code);
    if (isbn !== null || ean === null) return isbn;
    const awaited = await awaitedCopies(this.dataSource.manager, { shopId, isbns: [ean] });
    return awaited.has(ean) ? ean : null;
  }

  /** Nothing is done yet. Rejects as `invalid` where it is no list. */
  async preview({ shopId }: AtShop, text: string): Promise<{ lines: ListLine[] }> {
    const lines = readList(text);
    const isbns = [...new Set(lines.flatMap(({ isbn }) => isbn ?? []))];
    const { manager } = this.dataSource;
    const [left, titles] = await Promise.all([
      awaitedCopies(manager, { shopId, isbns }),
      bookTitles(manager, isbns),
    ]);
    return {
      lines: lines.map((line) => {
        const { isbn, copies, problem } = line;
        const open = (isbn !== null && problem === null && left.get(isbn)) || 0;
        const awaited = Math.min(open, copies);
        if (isbn !== null) left.set(isbn, open - awaited);
        const spare = problem === null ? copies - awaited : 0;
        return { ...line, title: (isbn !== null && titles.get(isbn)) || null, awaited, spare };
      }),
    };
  }
}

/** Another shop's arrival is as good as none. */
export function noSuchArrival(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail: 'Arrivo non trovato' });
}
