import { Module } from '@nestjs/common';
import { ServicePartnersController } from './service-partners.controller';
import { ServicePartnersService } from './service-partners.service';

/** The check of a service's new version by its live partners. */
@Module({ controllers: [ServicePartnersController], providers: [ServicePartnersService] })
export class ServicePartnersModule {}
