import { type PuzzleTask, search } from './puzzle';

addEventListener('message', ({ data }: MessageEvent<PuzzleTask>) => {
  postMessage(search(data, 0, data.most + 1));
});
