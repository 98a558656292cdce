import { type AdminArea, adminAreas } from '@zaino/contracts/shared';
import { z } from 'zod';

const areas = z.array(z.enum(adminAreas));

/** A change as it waits: of an admin who exists also what was there when it was proposed. */
const proposedChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create-admin'),
    username: z.string(),
    /** Forgotten once it is decided. */
    email: z.string().nullable(),
    areas,
  }),
  z.object({
    kind: z.literal('widen-admin'),
    adminId: z.string(),
    username: z.string(),
    before: areas,
    areas,
  }),
]);
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** What a row holds. */
export function readChange(text: string): ProposedChange {
  return proposedChangeSchema.parse(JSON.parse(text));
}

/** The same as text, without what nobody needs once it is decided. */
export function settledChange(change: ProposedChange): string {
  return JSON.stringify(change.kind === 'create-admin' ? { ...change, email: null } : change);
}

const areaWords: Record<AdminArea, string> = {
  catalogue: 'catalogo',
  orders: 'ordini',
  blog: 'blog',
  money: 'conti',
  all: 'tutti gli incarichi',
};

/** The change as part of a sentence: who proposes, confirms or refuses it stands before. */
export function wordsOfChange({ kind, username, areas: asked }: ProposedChange): string {
  const list = asked.map((area) => areaWords[area]).join(', ');
  return kind === 'create-admin'
    ? `il nuovo amministratore ${username} (${list})`
    : `nuovi incarichi per ${username} (${list})`;
}

/** Whether the first have nothing that the second have not. */
export function isWithin(areas: readonly AdminArea[], others: readonly AdminArea[]): boolean {
  return others.includes('all') || areas.every((area) => others.includes(area));
}
