import { FragmentsBuilder } from './fragments';

describe('fragments', () => {
  it('gives each piece back by its number, whatever letters it has', () => {
    const builder = new FragmentsBuilder<unknown>();
    const pieces = ['{"nome":"Forlì"}', '', '{"nome":"ß☃𝒜"}'];
    const numbers = pieces.map((piece) => builder.add(piece));
    const fragments = builder.build();
    expect(numbers.map((number) => fragments.at(number).toString())).toEqual(pieces);
  });

  it('grows with what it takes', () => {
    const builder = new FragmentsBuilder<unknown>();
    const piece = 'à'.repeat(700_000);
    const numbers = [builder.add(piece), builder.add(piece), builder.add('end')];
    const fragments = builder.build();
    expect(fragments.at(numbers[1] ?? 0).toString()).toBe(piece);
    expect(fragments.at(numbers[2] ?? 0).toString()).toBe('end');
  });
});
