import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { MakersController } from './makers.controller';
import { MakersService } from './makers.service';

/** Who made products (docs/decisions/product-safety.md). */
@Module({
  imports: [ProductsModule],
  controllers: [MakersController],
  providers: [MakersService],
})
export class MakersModule {}
