import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UserEntity } from '../users/user.entity';

/** For the admins' dashboard. Deleted accounts are gone from the table. */
@Injectable()
export class UserCountService {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<{ users: number }> {
    return { users: await this.dataSource.manager.count(UserEntity) };
  }
}
