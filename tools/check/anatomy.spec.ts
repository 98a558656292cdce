import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { classFindings } from './anatomy/class-rules';
import { fileFindings } from './anatomy/file-rules';
import { readServices } from './anatomy/read-service';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zaino-anatomy-'));
  for (const path of [
    'main.ts',
    'config.ts',
    'service.http.spec.ts',
    'fuzz.http.spec.ts',
    'testing/test-service.ts',
  ]) {
    write(path, '');
  }
  write('database/data-source.ts', 'export function createDataSource() {}');
  write('database/schema.db.spec.ts', '');
  write('app.module.ts', '@Module({ imports: [LoansModule] }) export class AppModule {}');
  write(
    'loans/loans.module.ts',
    '@Module({ providers: [LoansService] }) export class LoansModule {}',
  );
  write(
    'loans/loans.controller.ts',
    '@Controller() export class LoansController { constructor(private readonly loans: LoansService) {} }',
  );
  write(
    'loans/loans.service.ts',
    `@Injectable() export class LoansService {
       constructor(private readonly dataSource: DataSource, @Inject(CONFIG) private readonly config: Config) {}
     }`,
  );
  write('loans/loan.entity.ts', "@Entity('loan') export class LoanEntity {}");
  write('loans/due-days.ts', 'export const dueDay = 1;');
  write('upstreams/schools-client.ts', 'export class SchoolsClient extends ServiceClient {}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(root, 'apps/loans-service/src', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const findings = () =>
  readServices(root).flatMap((service) => [...fileFindings(service), ...classFindings(service)]);

it('finds nothing where a service is like the others', () => {
  expect(findings()).toEqual([]);
});

it.each([
  ['loans/loan-rules.ts', 'export const maxDays = 3;', 'loans/loan-rules.ts exports maxDays'],
  ['helpers.ts', '', 'helpers.ts belongs into a topic'],
  [
    'database/reader.entity.ts',
    "@Entity('reader') export class ReaderEntity {}",
    'database/reader.entity.ts belongs to its topic',
  ],
  [
    'loans/reader-row.ts',
    "@Entity('reader') export class ReaderRow {}",
    'loans/reader-row.ts: @Entity ReaderRow should be a …Entity in a *.entity.ts',
  ],
  [
    'loans/reader.entity.ts',
    "@Entity('reader') export class OtherEntity {}",
    'loans/reader.entity.ts should export ReaderEntity',
  ],
  [
    'loans/loan-writer.ts',
    '@Injectable() export class LoanWriterService {}',
    'loans/loan-writer.ts: LoanWriterService should stand in a *.service.ts',
  ],
  [
    'readers/readers.ts',
    '@Injectable() export class Readers {}',
    'readers/readers.module.ts is missing',
  ],
  [
    'loans/desk.controller.ts',
    '@Controller() export class DeskController { constructor(readonly clock: Clock) {} }',
    'loans/desk.controller.ts: DeskController injects Clock, which is no service',
  ],
  [
    'loans/loan-reader.ts',
    '@Injectable() export class LoanReader { constructor(private readonly database: DataSource) {} }',
    'loans/loan-reader.ts: LoanReader calls its DataSource database',
  ],
  [
    'loans/loan-links.ts',
    '@Injectable() export class LoanLinks { constructor(@Inject(SHOP_URL) readonly shopUrl: string) {} }',
    'loans/loan-links.ts: SHOP_URL should be read from CONFIG',
  ],
  [
    'loans/loan-clock.ts',
    '@Injectable() export class LoanClock { constructor(@Inject(Clock) readonly clock: Clock) {} }',
    'loans/loan-clock.ts: @Inject(Clock) says what the type says',
  ],
  [
    'loans/loan-locks.ts',
    '@Injectable() export class LoanLocks { constructor(@Inject(REDIS) readonly client: Redis) {} }',
    'loans/loan-locks.ts: REDIS should be called redis',
  ],
  [
    'loans/loan-sweep.ts',
    'export class LoanSweep { timer = setInterval(() => 1, 5); }',
    'loans/loan-sweep.ts: @Scheduled repeats',
  ],
  [
    'loans/schools-client.ts',
    'export class SchoolsClient extends ServiceClient {}',
    'loans/schools-client.ts: SchoolsClient should stand in upstreams/<other>-client.ts',
  ],
  [
    'loans/loan-paths.ts',
    'export const loanPath = process.env.LOANS;',
    'loans/loan-paths.ts: config.ts reads the environment',
  ],
  [
    'app.module.ts',
    '@Module({ providers: [LoansService] }) export class AppModule {}',
    'app.module.ts should list modules only',
  ],
])('names %s', (path, text, finding) => {
  write(path, text);
  expect(findings()).toEqual([finding]);
});
