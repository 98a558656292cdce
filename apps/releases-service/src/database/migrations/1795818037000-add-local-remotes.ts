import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin NULL';

/** Previews of an app that a browser takes from the machine of who develops it. */
export class AddLocalRemotes1795818037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE preview
      ADD COLUMN local_app varchar(30) ${ascii} AFTER versions,
      ADD COLUMN local_origin varchar(30) ${ascii} AFTER local_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE preview DROP COLUMN local_origin, DROP COLUMN local_app');
  }
}
