import { workspaceRoot } from '@zaino/tools/machine/config';
import { z } from 'zod';
import { cycloneDx } from './cyclone-dx';
import { readLock, workspaceOf } from './locked-packages';

/** CycloneDX 1.6, as far as a bill of materials of ours goes. */
const formSchema = z.strictObject({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  metadata: z.strictObject({
    component: z.strictObject({
      'bom-ref': z.string(),
      type: z.literal('application'),
      name: z.string(),
      version: z.string(),
    }),
  }),
  components: z.array(
    z.strictObject({
      'bom-ref': z.string(),
      type: z.literal('library'),
      group: z.string().optional(),
      name: z.string().regex(/^[^@/]+$/),
      version: z.string(),
      scope: z.enum(['required', 'excluded']),
      hashes: z
        .array(
          z.strictObject({
            alg: z.literal('SHA-512'),
            content: z.string().regex(/^[0-9a-f]{128}$/),
          }),
        )
        .length(1),
      licenses: z
        .tuple([
          z.union([
            z.strictObject({ expression: z.string() }),
            z.strictObject({ license: z.strictObject({ name: z.string() }) }),
          ]),
        ])
        .optional(),
      purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

describe('the bill of materials', () => {
  it('of this workspace has the form of CycloneDX, and the same bytes each time', () => {
    const locked = readLock(workspaceRoot);
    const text = cycloneDx(locked);
    const { components, dependencies } = formSchema.parse(JSON.parse(text));
    const refs = components.map(({ 'bom-ref': ref }) => ref);
    expect(components).toHaveLength(locked.packages.length);
    expect(new Set(refs).size).toBe(refs.length);
    expect(dependencies.slice(1).map(({ ref }) => ref)).toEqual(refs);
    const needed = dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(needed.filter((ref) => !refs.includes(ref))).toEqual([]);
    expect(cycloneDx(readLock(workspaceRoot))).toBe(text);
  });

  it('tells name, licence, hash and needs of a package', () => {
    const text = cycloneDx(
      workspaceOf({
        '': { name: 'shop', version: '1.0.0', dependencies: { '@x/a': '1' } },
        'node_modules/@x/a': {
          version: '1.0.0+build',
          license: '(MIT OR CC0-1.0)',
          integrity: 'sha512-/w==',
          dependencies: { b: '1' },
        },
        'node_modules/b': { version: '2.0.0', dev: true, license: 'SEE LICENSE IN file' },
      }),
    );
    const a = 'pkg:npm/%40x/a@1.0.0%2Bbuild';
    expect(JSON.parse(text)).toMatchObject({
      metadata: { component: { type: 'application', name: 'shop', version: '1.0.0' } },
      components: [
        {
          group: '@x',
          name: 'a',
          scope: 'required',
          hashes: [{ alg: 'SHA-512', content: 'ff' }],
          licenses: [{ expression: '(MIT OR CC0-1.0)' }],
          purl: a,
        },
        { name: 'b', scope: 'excluded', licenses: [{ license: { name: 'SEE LICENSE IN file' } }] },
      ],
      dependencies: [
        { ref: 'shop@1.0.0', dependsOn: [a] },
        { ref: a, dependsOn: ['pkg:npm/b@2.0.0'] },
        { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
      ],
    });
  });
});
