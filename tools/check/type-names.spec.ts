import { repeatedTypes } from './anatomy/type-names';

describe('type names', () => {
  it('are told with all files that declare them', () => {
    const sources = [
      ['b.ts', 'export type Line = string;\n'],
      ['a.tsx', 'import x from "x";\nexport interface Line<Row> {\n'],
      ['c.ts', 'export interface Order {}\n'],
    ] as const;
    expect(repeatedTypes(sources)).toEqual(['Line: a.tsx, b.ts']);
  });

  it('may stand twice where nobody else imports them, and where each service has its own', () => {
    const sources = [
      ['a.ts', 'interface Line {}\nexport type Config = string;\nexport { type Order };\n'],
      ['b.ts', 'export interface Line {}\nexport type Config = number;\nexport type Order = 1;\n'],
    ] as const;
    expect(repeatedTypes(sources)).toEqual([]);
  });
});
