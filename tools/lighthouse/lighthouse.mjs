import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('lighthouse.ts', import.meta.url));
