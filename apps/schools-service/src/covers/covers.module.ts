import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { CoversController } from './covers.controller';
import { CoversService } from './covers.service';

@Module({
  imports: [DirectoryModule],
  controllers: [CoversController],
  providers: [CoversService],
})
export class CoversModule {}
