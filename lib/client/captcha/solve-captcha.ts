import type { CallAnswer } from '@/lib/contract';
import { solvePuzzle, toCaptchaResponse } from '@/lib/domain/person/proof-of-work';

import { callFromBrowser } from '../browser';

export type Puzzles = Pick<CallAnswer<'boot/getcaptcha'>, 'challenge' | 'puzzleCount' | 'zeroBits'>;

/** Asks for a challenge, works at it, and gives the captcha-response header: good for one call. Throws CallError. */
export async function solveCaptcha(): Promise<string> {
  const puzzles = await callFromBrowser('boot/getcaptcha', {});
  const numbers = await solveInWorker(puzzles).catch(() => solveHere(puzzles));
  return toCaptchaResponse(puzzles.challenge, numbers);
}

function solveInWorker({ challenge, puzzleCount, zeroBits }: Puzzles): Promise<number[]> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line house/optional-features -- The bundler knows a worker by this line alone. Where it throws, the promise is rejected.
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }: MessageEvent<number[]>) => end(() => resolve(data));
    worker.onerror = () => end(() => reject(new Error('the worker could not be started')));
    worker.postMessage({ challenge, puzzleCount, zeroBits } satisfies Puzzles);
  });
}

/** Solves without a worker, where a browser starts none: between two puzzles the page gets its turn. */
async function solveHere({ challenge, puzzleCount, zeroBits }: Puzzles): Promise<number[]> {
  const numbers: number[] = [];
  for (let puzzle = 0; puzzle < puzzleCount; puzzle += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    numbers.push(solvePuzzle(challenge, puzzle, zeroBits));
  }
  return numbers;
}
