import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('figures.ts', import.meta.url));
