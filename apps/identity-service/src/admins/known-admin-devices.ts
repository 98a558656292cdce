import { Inject, Injectable } from '@nestjs/common';
import { cookies } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DeviceRegister } from '../lockout/device-register';
import { KnownAdminDeviceEntity } from './known-admin-device.entity';

/** Browsers of admins: what they carry besides opens nothing either. */
@Injectable()
export class KnownAdminDevices extends DeviceRegister {
  constructor(
    dataSource: DataSource,
    clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    const { PUBLIC_URL: publicUrl } = config;
    const cookie = cookies.adminDevice;
    super({ dataSource, clock, publicUrl, cookie, entity: KnownAdminDeviceEntity });
  }
}
