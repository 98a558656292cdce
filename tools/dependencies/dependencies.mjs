import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('dependencies.ts', import.meta.url));
