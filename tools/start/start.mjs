import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('start.ts', import.meta.url));
