import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('test.ts', import.meta.url));
