import { type Puzzle, search } from './puzzle';

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  postMessage(search(data, 0, data.most + 1));
});
