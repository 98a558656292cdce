import { type ComplianceEvidence, MOST_FINDINGS } from '@zaino/contracts/shared';
import { isInUnion, unionCountries } from '@zaino/rules/european-union';
import type { DataSource } from 'typeorm';
import { productIdOf } from '../products/product-id';

/** A product that something is missing of. */
interface Row {
  id: number;
  name: string;
  country: string | null;
  responsible: string | null;
}

/**
 * Whether the page of each product that is shown names its maker, and a responsible person in the Union where the
 * maker is outside it; and whether somebody has decided about the CE mark (Reg. (UE) 2023/988, art. 19). What is
 * broken is read first.
 */
export async function checkSafety({ manager }: DataSource) {
  const shown = 'product.deleted_at IS NULL AND product.is_active = 1';
  const broken = "(maker.id IS NULL OR (maker.country NOT IN (?) AND maker.responsible_name = ''))";
  const [counted] = await manager.query<{ looked: string }[]>(
    `SELECT COUNT(*) AS looked FROM product WHERE ${shown}`,
  );
  const rows = await manager.query<Row[]>(
    `SELECT product.id, product.name, maker.country, maker.responsible_name AS responsible
     FROM product LEFT JOIN maker ON maker.id = product.maker_id
     WHERE ${shown} AND (${broken} OR product.ce_marking = 'da-verificare')
     ORDER BY ${broken} DESC, product.id LIMIT ?`,
    [unionCountries, unionCountries, MOST_FINDINGS],
  );
  return { looked: Number(counted?.looked ?? 0), findings: rows.map(findingOf) };
}

function findingOf({ id, name, country, responsible }: Row): ComplianceEvidence {
  const about = { kind: 'product' as const, id: productIdOf(id), label: name };
  if (country === null) return { ...about, state: 'broken', words: 'Manca il produttore' };
  if (!isInUnion(country) && responsible === '') {
    const words = 'Il produttore è fuori dall’Unione europea e manca chi ne risponde qui';
    return { ...about, state: 'broken', words };
  }
  const words = 'Nessuno ha ancora deciso se porta la marcatura CE';
  return { ...about, state: 'look', words };
}
