import { isSolved, solvePuzzle, splitCaptchaResponse, toCaptchaResponse } from './proof-of-work';

const CHALLENGE = 'a-challenge.1.2';
const solve = (puzzleCount: number, zeroBits: number) =>
  Array.from({ length: puzzleCount }, (_, puzzle) => solvePuzzle(CHALLENGE, puzzle, zeroBits));

describe('proof of work', () => {
  it('is solved by the found numbers, puzzle by puzzle', () => {
    const numbers = solve(4, 8);
    expect(isSolved(CHALLENGE, numbers, { puzzleCount: 4, zeroBits: 8 })).toBe(true);
    expect(isSolved(CHALLENGE, [...numbers].reverse(), { puzzleCount: 4, zeroBits: 8 })).toBe(false);
    expect(
      isSolved(
        CHALLENGE,
        numbers.map((number) => number + 1),
        { puzzleCount: 4, zeroBits: 8 },
      ),
    ).toBe(false);
    expect(isSolved('another', numbers, { puzzleCount: 4, zeroBits: 8 })).toBe(false);
  });

  it('is not solved by fewer puzzles, or fewer bits', () => {
    expect(isSolved(CHALLENGE, solve(3, 8), { puzzleCount: 4, zeroBits: 8 })).toBe(false);
    expect(isSolved(CHALLENGE, [], { puzzleCount: 4, zeroBits: 8 })).toBe(false);
    expect(isSolved(CHALLENGE, solve(4, 4), { puzzleCount: 4, zeroBits: 12 })).toBe(false);
  });

  it('travels as one header, and refuses any other text', () => {
    expect(splitCaptchaResponse(toCaptchaResponse(CHALLENGE, [7, 0, 12]))).toEqual({
      challenge: CHALLENGE,
      numbers: [7, 0, 12],
    });
    for (const text of [
      '',
      '~',
      CHALLENGE,
      `${CHALLENGE}~`,
      `${CHALLENGE}~1-`,
      `${CHALLENGE}~-1`,
      `${CHALLENGE}~1e3`,
      `${CHALLENGE}~4294967296`,
      `~1`,
      `a b~1`,
      `${CHALLENGE}~${Array(65).fill('1').join('-')}`,
    ]) {
      expect([text, splitCaptchaResponse(text)]).toEqual([text, null]);
    }
  });
});
