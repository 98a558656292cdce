import type { DataSource } from 'typeorm';
import { SpendingCapEntity } from './spending-cap.entity';
import spendingCaps from './spending-caps.json';

/**
 * Writes the ministry's spending caps, as far as the press reports them; a second call changes
 * nothing. Gives their number.
 */
export async function seedSpendingCaps(dataSource: DataSource): Promise<number> {
  const { schoolYear } = spendingCaps;
  const rows = spendingCaps.caps.map(({ tipoGrado, indirizzo, annoCorso, euro }) => ({
    schoolYear,
    tipoGrado,
    indirizzo,
    annoCorso,
    tettoCents: euro * 100,
  }));
  await dataSource.getRepository(SpendingCapEntity).upsert(rows, {
    conflictPaths: ['schoolYear', 'tipoGrado', 'indirizzo', 'annoCorso'],
  });
  return rows.length;
}
