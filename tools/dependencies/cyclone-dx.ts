import { idOf, type LockedPackage, type LockedWorkspace } from './locked-packages';

/** An SPDX expression of known ids; whatever else a package says of its licence is a name. */
const EXPRESSION = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*\)?$/;
const NO_EXPRESSION = 'UNLICENSED';

const algorithms: Partial<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/**
 * A bill of materials in CycloneDX 1.6 (ECMA-424) as JSON: every package of the lock, its licence, its hash, and what
 * it needs. Without time and serial number, so that the same lock gives the same bytes.
 */
export function cycloneDx({ name, version, needs, packages }: LockedWorkspace): string {
  const own = { name, version };
  const refs = new Map(packages.map((one) => [idOf(one), purlOf(one)]));
  const refsOf = (ids: string[]) => ids.flatMap((id) => refs.get(id) ?? []).sort();
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'bom-ref': idOf(own), type: 'application', ...own } },
    components: packages.map(componentOf),
    dependencies: [
      { ref: idOf(own), dependsOn: refsOf(needs) },
      ...packages.map((one) => ({ ref: purlOf(one), dependsOn: refsOf(one.needs) })),
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function componentOf(locked: LockedPackage): object {
  const { name, version, licence, integrity, isDev } = locked;
  const purl = purlOf(locked);
  const [group, ownName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    'bom-ref': purl,
    type: 'library',
    ...(group !== undefined && { group }),
    name: ownName,
    version,
    scope: isDev ? 'excluded' : 'required',
    ...(integrity !== null && { hashes: hashesOf(integrity) }),
    ...(licence !== null && { licenses: [licenceOf(licence)] }),
    purl,
  };
}

/** Its address by the package-url specification, as in `pkg:npm/%40nestjs/core@12.5.1`. */
function purlOf({ name, version }: LockedPackage): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `pkg:npm/${path}@${encodeURIComponent(version)}`;
}

/** Of Subresource Integrity's form, as npm writes it. */
function hashesOf(integrity: string): object[] {
  return integrity.split(' ').flatMap((one) => {
    const [algorithm = '', digest = ''] = one.split(/-(.*)/s);
    const alg = algorithms[algorithm];
    return alg === undefined
      ? []
      : [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }];
  });
}

function licenceOf(licence: string): object {
  const isExpression = EXPRESSION.test(licence) && licence !== NO_EXPRESSION;
  return isExpression ? { expression: licence } : { license: { name: licence } };
}
