import { isolatedNodeProject } from '../jest/preset.mjs';

export default isolatedNodeProject('tools-start');
