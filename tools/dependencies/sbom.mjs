import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('sbom.ts', import.meta.url));
