import { nodeProject } from '../../tools/jest/preset.mjs';

// Most of the time of the blog's tests: beside them hardly anything else runs when the blog is tested alone.
export default { ...nodeProject('blog-service'), maxWorkers: 2 };
