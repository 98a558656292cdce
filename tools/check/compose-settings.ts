import type { ComposeFile } from './compose-file';

/** A process as `npm start` runs it. */
export interface StartedProcess {
  app: string;
  schema?: string | undefined;
  /** Names of the settings that it is given. */
  settings: string[];
}

/** What a service must be told here because `npm start` tells it: a new setting is not to be forgotten in one place. */
export function checkProcesses({ services }: ComposeFile, processes: StartedProcess[]): string[] {
  return processes.flatMap(({ app, settings }) => {
    const service = services[app];
    if (service?.build?.args.APP !== app) return [`${app} is not among the services`];
    const known = Object.keys(service.environment ?? {});
    return settings
      .filter((setting) => !known.includes(setting))
      .map((setting) => `${app} is not told ${setting}`);
  });
}

/** Each schema is made by the script that MySQL runs when it is new. */
export function checkSchemas(script: string, processes: StartedProcess[]): string[] {
  return processes.flatMap(({ schema }) =>
    schema === undefined || script.includes(`schema ${schema} `)
      ? []
      : [`schemas.sh does not make ${schema}`],
  );
}

/** Every variable of the compose file stands in the example, and no other does. */
export function checkVariables(compose: string, example: string): string[] {
  // By name, or passed on as it is where it is set.
  const used = new Set(namesIn(compose, /(?<!\$)\$\{(\w+)|^ +([A-Z_]+):$/gm));
  const named = new Set(namesIn(example, /^(?:# )?([A-Z_]+)=/gm));
  // The engine itself reads it.
  named.delete('COMPOSE_PROJECT_NAME');
  return [
    ...[...used].filter((name) => !named.has(name)).map((name) => `.env.example lacks ${name}`),
    ...[...named]
      .filter((name) => !used.has(name))
      .map((name) => `${name} in .env.example is used nowhere`),
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');
}
