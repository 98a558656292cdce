import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('bench.ts', import.meta.url));
