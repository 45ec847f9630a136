import { solvePuzzle } from '@/lib/domain/person/proof-of-work';

import type { Puzzles } from './solve-captcha';

// The page goes on meanwhile: this is a thread of its own.
self.onmessage = ({ data: { challenge, puzzleCount, zeroBits } }: MessageEvent<Puzzles>) => {
  self.postMessage(Array.from({ length: puzzleCount }, (_, puzzle) => solvePuzzle(challenge, puzzle, zeroBits)));
};
