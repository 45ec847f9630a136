/** Lets in one at a time, in the order of asking. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // What failed is the asker's alone.
    last = turn.catch(() => undefined);
    return turn;
  };
}
