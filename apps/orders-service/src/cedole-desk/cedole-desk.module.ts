import { Module } from '@nestjs/common';
import { DeliveryPlaces } from '../checkout/places/places';
import { DeskModule } from '../desk/desk.module';
import { ReadingModule } from '../reading/reading.module';
import { CedolaDecisionsService } from './cedola-decisions.service';
import { CedolaLedgerController } from './cedola-ledger.controller';
import { CedolaLedgerService } from './cedola-ledger.service';
import { CedoleController } from './cedole.controller';
import { CedolePrintsService } from './cedole-prints.service';
import { CedoleTermsController } from './cedole-terms.controller';
import { CedoleTermsService } from './cedole-terms.service';
import { DistintaContents } from './distinta-contents';
import { DistinteController } from './distinte.controller';
import { DistinteService } from './distinte.service';
import { EntryChecks } from './entry-checks';
import { FamilyCedoleService } from './family-cedole.service';

/** Cedole at the desk and in the ledger of a bookshop (docs/decisions/cedole.md). */
@Module({
  imports: [DeskModule, ReadingModule],
  controllers: [
    CedolaLedgerController,
    CedoleController,
    CedoleTermsController,
    DistinteController,
  ],
  providers: [
    CedolaDecisionsService,
    CedolaLedgerService,
    CedolePrintsService,
    CedoleTermsService,
    DeliveryPlaces,
    DistintaContents,
    DistinteService,
    EntryChecks,
    FamilyCedoleService,
  ],
})
export class CedoleDeskModule {}
