import { Inject, Injectable } from '@nestjs/common';
import { cookies } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DeviceRegister } from './device-register';
import { KnownDeviceEntity } from './known-device.entity';

/** Browsers of families and bookshops. */
@Injectable()
export class KnownDevices extends DeviceRegister {
  constructor(
    dataSource: DataSource,
    clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    const { PUBLIC_URL: publicUrl } = config;
    super({ dataSource, clock, publicUrl, cookie: cookies.device, entity: KnownDeviceEntity });
  }
}
