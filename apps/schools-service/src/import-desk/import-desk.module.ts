import { Module } from '@nestjs/common';
import { ImportDeskController } from './import-desk.controller';
import { ImportRunner } from './import-runner';
import { ImportSweep } from './import-sweep';
import { ImportsService } from './imports.service';
import { UploadsService } from './uploads.service';

/** Imports of the ministry's files as admins start, watch, cancel and undo them. */
@Module({
  controllers: [ImportDeskController],
  providers: [ImportRunner, ImportSweep, ImportsService, UploadsService],
  exports: [ImportsService],
})
export class ImportDeskModule {}
