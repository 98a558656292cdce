import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Where the connection breaks: before a statement reaches the database, or after it was done and before its answer. */
export type FaultMoment = 'before' | 'after';

interface Fault {
  /** 1 for the first statement. */
  statement: number;
  moment: FaultMoment;
}

type Query = (sql: string, ...rest: unknown[]) => Promise<unknown>;

/** How the driver says that the server is gone. */
const lost = () =>
  Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST', fatal: true });

/**
 * Breaks the connection of a process to its database at a statement of its choice: as after a crash, what was not
 * committed by then is gone, and nobody heard whether it was.
 */
export class StatementFaults {
  /** Statements since `arm`, as they were sent. */
  readonly seen: string[] = [];
  private fault: Fault | undefined;

  constructor(app: INestApplicationContext) {
    const dataSource = app.get(DataSource);
    const create = dataSource.createQueryRunner.bind(dataSource);
    dataSource.createQueryRunner = (mode) => {
      const runner = create(mode);
      const query = runner.query.bind(runner) as Query;
      runner.query = ((sql: string, ...rest: unknown[]) =>
        this.run(sql, () => query(sql, ...rest))) as typeof runner.query;
      return runner;
    };
  }

  arm(fault?: Fault): void {
    this.seen.length = 0;
    this.fault = fault;
  }

  private async run(sql: string, send: () => Promise<unknown>): Promise<unknown> {
    // What the process does to clean up after a crash, a crash leaves to the server: it does the same.
    if (sql === 'ROLLBACK') return send();
    this.seen.push(sql);
    const isHere = this.fault?.statement === this.seen.length;
    if (isHere && this.fault?.moment === 'before') throw lost();
    const answer = await send();
    if (isHere) throw lost();
    return answer;
  }
}
