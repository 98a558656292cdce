import type { DeskOrderSummary, DeskStage } from '@zaino/contracts/orders';

/** What there is to do with an order, as the bookshop says it. */
export const stageWords: Readonly<Record<DeskStage, string>> = {
  'to-order': 'Da ordinare',
  awaited: 'In arrivo',
  complete: 'Completo',
  ready: 'Pronto',
  'handed-over': 'Consegnato',
  ended: 'Chiuso',
};

const nameOf = ({ classe, sezione }: DeskOrderSummary['classes'][number]) =>
  `${classe}${sezione}`.trim();

/** `1A e 3B, Istituto Manzoni`; empty for an order of supplies alone. */
export function classWords(classes: DeskOrderSummary['classes']): string {
  const bySchool = new Map<string, string[]>();
  for (const one of classes) {
    const names = new Set(bySchool.get(one.school.nome)).add(nameOf(one));
    bySchool.set(
      one.school.nome,
      [...names].filter((name) => name !== ''),
    );
  }
  return [...bySchool]
    .map(([school, names]) => (names.length > 0 ? `${names.join(' e ')}, ${school}` : school))
    .join('; ');
}
