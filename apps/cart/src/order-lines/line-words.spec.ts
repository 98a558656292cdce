import type { OrderState } from '@zaino/contracts/orders';
import { lineSentence } from './line-sentence';
import { lineSteps } from './line-steps';
import type { ShownLineContext, ShownLine } from './shown-line';

const context: ShownLineContext = {
  shippingMethod: 'standard',
  today: '2026-09-06',
  isUnpaid: false,
};
const line = (state: OrderState, changes: Partial<ShownLine> = {}): ShownLine => ({
  state,
  stateSince: '2026-09-05T20:00:00.000Z',
  expected: { from: '2026-09-08', to: '2026-09-12' },
  ...changes,
});
const noDate = { expected: null };

describe('the sentence about a line', () => {
  it.each<[OrderState, string, string]>([
    ['received', 'Ordinato, consegna tra l’8 e il 12 settembre', 'plain'],
    ['paid', 'Ordinato, consegna tra l’8 e il 12 settembre', 'plain'],
    ['waiting', 'In arrivo, consegna tra l’8 e il 12 settembre', 'plain'],
    ['reserved', 'Messo da parte, consegna tra l’8 e il 12 settembre', 'plain'],
    ['shipped', 'Spedito, arriva tra l’8 e il 12 settembre', 'plain'],
    ['delivered', 'Consegnato sabato 5 settembre', 'done'],
    ['cancelled', 'Annullato sabato 5 settembre', 'quiet'],
    ['returned', 'Reso arrivato sabato 5 settembre: il rimborso è in corso', 'quiet'],
    ['refunded', 'Rimborsato sabato 5 settembre', 'quiet'],
  ])('at home, %s: %s', (state, text, tone) => {
    expect(lineSentence(line(state), context)).toEqual({ text, tone });
  });

  it.each<[OrderState, string]>([
    ['waiting', 'In arrivo, pronto in libreria tra l’8 e il 12 settembre'],
    ['reserved', 'Messo da parte, pronto in libreria tra l’8 e il 12 settembre'],
    ['ready', 'Pronto per il ritiro da sabato 5 settembre'],
    ['delivered', 'Ritirato sabato 5 settembre'],
  ])('in a bookshop, %s: %s', (state, text) => {
    expect(lineSentence(line(state), { ...context, shippingMethod: 'pickup' }).text).toBe(text);
  });

  it.each<[ShownLineContext['shippingMethod'], string]>([
    ['standard', 'In ritardo: doveva arrivare entro il 12 settembre'],
    ['pickup', 'In ritardo: doveva essere in libreria entro il 12 settembre'],
  ])('says that it is late, from the day after on (%s)', (shippingMethod, text) => {
    const waiting = line('waiting');
    const on = (today: string) => lineSentence(waiting, { ...context, shippingMethod, today });
    expect(on('2026-09-13')).toEqual({ text, tone: 'late' });
    expect(on('2026-09-12').tone).toBe('plain');
  });

  it.each<[OrderState, string]>([
    ['paid', 'Ordinati, consegna tra l’8 e il 12 settembre'],
    ['reserved', 'Messi da parte, consegna tra l’8 e il 12 settembre'],
    ['shipped', 'Spediti, arrivano tra l’8 e il 12 settembre'],
    ['delivered', 'Consegnati sabato 5 settembre'],
    ['returned', 'Resi arrivati sabato 5 settembre: il rimborso è in corso'],
  ])('of several pieces, %s: %s', (state, text) => {
    expect(lineSentence(line(state), context, 3).text).toBe(text);
  });

  it('of several pieces in a bookshop is in the plural too', () => {
    const inShop = { ...context, shippingMethod: 'pickup' as const };
    const words = (state: OrderState, today = context.today) =>
      lineSentence(line(state), { ...inShop, today }, 2).text;
    expect(words('waiting')).toBe('In arrivo, pronti in libreria tra l’8 e il 12 settembre');
    expect(words('ready')).toBe('Pronti per il ritiro da sabato 5 settembre');
    expect(words('waiting', '2026-09-13')).toBe(
      'In ritardo: dovevano essere in libreria entro il 12 settembre',
    );
  });

  it('promises no day where none is known, nor before it is paid', () => {
    expect(lineSentence(line('waiting', noDate), context).text).toBe('In arrivo');
    const unpaid = { ...context, isUnpaid: true };
    expect(lineSentence(line('received'), unpaid).text).toBe('In attesa del pagamento');
  });

  it('says of what was withdrawn from that it has to come back', () => {
    const withdrawn = line('delivered', { withdrawnAt: '2026-09-06T08:00:00.000Z' });
    expect(lineSentence(withdrawn, context).text).toMatch(/^Recesso di domenica 6 settembre/);
    const returned = line('returned', { withdrawnAt: '2026-09-06T08:00:00.000Z' });
    expect(lineSentence(returned, context).text).toMatch(/^Reso arrivato/);
  });
});

describe('the steps of a line', () => {
  const events = [
    { at: '2026-09-02T08:00:00.000Z', to: 'received' as const },
    { at: '2026-09-03T08:00:00.000Z', to: 'waiting' as const },
    { at: '2026-09-04T08:00:00.000Z', to: 'shipped' as const },
  ];
  const steps = (state: OrderState, changes: Partial<typeof context> = {}) =>
    lineSteps(line(state, state === 'delivered' ? noDate : {}), {
      ...context,
      ...changes,
      orderedAt: '2026-09-02T08:00:00.000Z',
      events,
    }).map(({ label, look, day }) => `${label} ${look} ${day ?? '-'}`);

  it.each<[OrderState, string[]]>([
    [
      'received',
      ['Ordinato now 2 set', 'In arrivo future -', 'Spedito future -', 'Consegnato future 12 set'],
    ],
    [
      'paid',
      ['Ordinato now 2 set', 'In arrivo future -', 'Spedito future -', 'Consegnato future 12 set'],
    ],
    [
      'waiting',
      [
        'Ordinato past 2 set',
        'In arrivo now 5 set',
        'Spedito future -',
        'Consegnato future 12 set',
      ],
    ],
    [
      'reserved',
      ['Ordinato past 2 set', 'Arrivato now 5 set', 'Spedito future -', 'Consegnato future 12 set'],
    ],
    [
      'shipped',
      [
        'Ordinato past 2 set',
        'In arrivo past 3 set',
        'Spedito now 5 set',
        'Consegnato future 12 set',
      ],
    ],
    [
      'delivered',
      [
        'Ordinato past 2 set',
        'In arrivo past 3 set',
        'Spedito past 4 set',
        'Consegnato past 5 set',
      ],
    ],
    ['cancelled', []],
    ['refunded', []],
  ])('of one that is %s', (state, expected) => {
    expect(steps(state)).toEqual(expected);
  });

  it('show late in red, and no day that is over', () => {
    expect(steps('waiting', { today: '2026-09-13' })).toEqual([
      'Ordinato past 2 set',
      'In arrivo late 5 set',
      'Spedito future -',
      'Consegnato future -',
    ]);
  });

  it('end in the bookshop where it is fetched there', () => {
    expect(steps('waiting', { shippingMethod: 'pickup' }).slice(2)).toEqual([
      'Pronto future -',
      'Ritirato future -',
    ]);
  });
});
