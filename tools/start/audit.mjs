import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('audit.ts', import.meta.url));
