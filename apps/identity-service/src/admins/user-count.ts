import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { User } from '../users/user.entity';

/** For the admins' dashboard. Deleted accounts are gone from the table. */
@Injectable()
export class UserCount {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  async read(): Promise<{ users: number }> {
    return { users: await this.users.count() };
  }
}
