import { nodeProject } from '../../tools/jest/preset.mjs';

export default nodeProject('blog-service');
