import type { Approval } from '@zaino/contracts/identity';
import { type AdminArea, adminAreas } from '@zaino/contracts/shared';

interface AreaWords {
  title: string;
  /** What belongs to it. */
  hint: string;
}

export const areaWords: Record<AdminArea, AreaWords> = {
  catalogue: { title: 'Catalogo', hint: 'Prodotti, libri e importazioni' },
  orders: { title: 'Ordini', hint: 'Ordini, spedizioni e fornitori' },
  blog: { title: 'Blog', hint: 'Articoli, commenti e recensioni' },
  money: { title: 'Conti', hint: 'Buoni sconto, statistiche e documenti' },
  all: { title: 'Tutto', hint: 'Anche account, librerie, registri e amministratori' },
};

/** `Ordini, Conti`. */
export function areaList(areas: readonly AdminArea[]): string {
  if (areas.length === 0) return 'Nessun incarico';
  const known = adminAreas.filter((area) => areas.includes(area));
  return known.map((area) => areaWords[area].title).join(', ');
}

/** What is proposed, as a sentence without who proposes it. */
export function changeWords({ kind, username, areas, areasBefore }: Approval): string {
  const wanted = areaList(areas);
  if (kind === 'create-admin') return `Nuovo amministratore ${username}: ${wanted}`;
  return `Incarichi di ${username}: da ${areaList(areasBefore ?? [])} a ${wanted}`;
}
