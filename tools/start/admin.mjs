import { runScript } from '../machine/bootstrap.mjs';

await runScript(new URL('admin.ts', import.meta.url));
