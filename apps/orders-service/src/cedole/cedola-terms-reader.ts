import { Injectable } from '@nestjs/common';
import type { CedolaTerms, KeptCedolaTerms } from '@zaino/contracts/orders';
import { DataSource, type EntityManager } from 'typeorm';
import { CedolaComuneEntity } from './cedola-comune.entity';
import { CedolaTermsEntity } from './cedola-terms.entity';

type ReadTerms = CedolaTerms & Pick<KeptCedolaTerms, 'version'>;

const none: ReadTerms = { isAccepted: false, comuni: [], version: 0 };

/** Which cedole a bookshop takes. */
@Injectable()
export class CedolaTermsReader {
  constructor(private readonly dataSource: DataSource) {}

  async read(
    bookshopId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadTerms> {
    const terms = await manager.findOneBy(CedolaTermsEntity, { bookshopId });
    if (terms === null) return none;
    const comuni = await manager.find(CedolaComuneEntity, {
      where: { bookshopId },
      order: { comune: 'ASC', provincia: 'ASC' },
    });
    return {
      isAccepted: terms.isAccepted,
      version: terms.version,
      comuni: comuni.map(({ comune, provincia, discountHundredths }) => ({
        comune,
        provincia,
        discountPercent: discountHundredths / 100,
      })),
    };
  }
}
