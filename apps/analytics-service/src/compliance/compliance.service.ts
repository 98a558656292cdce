import { Injectable } from '@nestjs/common';
import type { Compliance, ComplianceEvidence } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import { retentionOf } from '@zaino/service/compliance/retention-of';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';

/** Navigation data (specification, point 9). */
const pageViews = {
  kind: 'page-views',
  table: 'page_view',
  moment: 'seen_at',
  keptFor: { years: 2 },
} as const;

/** Under which texts visitors agree, and how long page views stay. */
@Injectable()
export class ComplianceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Compliance> {
    const now = this.clock.now();
    const versions = await this.versions(new Date(now - DAY_MS));
    const today = italianDay(now);
    const findings = versions
      .filter(({ version }) => version > today)
      .map(({ version, views }) => unknownText(version, Number(views)));
    const looked = versions.reduce((sum, { views }) => sum + Number(views), 0);
    return {
      computedAt: new Date(now).toISOString(),
      checks: [complianceCheck('consents', { looked, findings })],
      retention: [await retentionOf(this.dataSource, pageViews, now)],
    };
  }

  /** Of the last day, by `ix_page_view_seen_at`. */
  private versions(since: Date): Promise<{ version: string; views: string }[]> {
    return this.dataSource.query(
      `SELECT consent_version AS version, COUNT(*) AS views FROM page_view
       WHERE seen_at >= ? GROUP BY consent_version ORDER BY consent_version`,
      [since],
    );
  }
}

/** A browser of ours knows no text of a day to come. */
function unknownText(version: string, views: number): ComplianceEvidence {
  const words =
    views === 1
      ? '1 pagina vista con il consenso a un testo che non c’è ancora'
      : `${views} pagine viste con il consenso a un testo che non c’è ancora`;
  return { state: 'broken', kind: 'text', id: version, label: `Testo del ${version}`, words };
}
