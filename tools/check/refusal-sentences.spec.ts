import { repeatedSentences } from './anatomy/refusal-sentences';

const contract = ['libs/contracts/a/src/line.ts', "z.minLength(1, 'Scrivi un nome')\n"] as const;

describe('sentences of refused input', () => {
  it('are told with all files that write them out', () => {
    const form = ['apps/a/src/form.tsx', "if (name === '') return 'Scrivi un nome';\n"] as const;
    const other = ['libs/contracts/b/src/b.ts', 'z.minLength(1, `Scrivi un nome`)\n'] as const;
    expect(repeatedSentences([contract, form, other])).toEqual([
      'Scrivi un nome: apps/a/src/form.tsx, libs/contracts/a/src/line.ts, libs/contracts/b/src/b.ts',
    ]);
  });

  it('may stand in tests, twice in one file, and twice where no contract says them', () => {
    const test = ['apps/a/src/form.spec.tsx', "expect('Scrivi un nome')\n"] as const;
    const twice = ['libs/contracts/b/src/b.ts', "'Scegli la rata'; 'Scegli la rata'\n"] as const;
    const forms = ['apps/a/src/x.tsx', 'apps/b/src/y.tsx'].map(
      (file) => [file, "'Scrivi il motivo'\n"] as const,
    );
    expect(repeatedSentences([contract, test, twice, ...forms])).toEqual([]);
  });
});
