import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('chaos.ts', import.meta.url));
