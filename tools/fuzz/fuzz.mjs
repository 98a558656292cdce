import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('fuzz.ts', import.meta.url));
