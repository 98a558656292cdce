import type { Connection, RowDataPacket } from 'mysql2/promise';
import { NEW_LISTS_TOPIC, type NewLists } from '../../new-lists/new-lists-topic';
import type { SchoolListPlan } from './plan-school-lists';

type YearRow = RowDataPacket & { newest: number | null };

/**
 * In the activation: schools have a list of the newest year that had none until now. What is imported again, or corrected,
 * brings none, and tells nobody.
 */
export async function announceLists(run: Connection, plans: SchoolListPlan[]): Promise<void> {
  const [[row]] = await run.query<YearRow[]>('SELECT MAX(school_year) AS newest FROM school_list');
  for (const { schoolYear, moved, current } of plans) {
    const isNews = moved.some(([code]) => !current.has(code));
    if (!isNews || schoolYear !== row?.newest) continue;
    const payload = JSON.stringify({ schoolYear } satisfies NewLists);
    await run.query(
      `INSERT INTO outbox_message (topic, payload, due_at, created_at)
       VALUES (?, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))`,
      [NEW_LISTS_TOPIC, payload],
    );
  }
}
