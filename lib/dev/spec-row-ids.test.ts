import { findProved, readIds } from './spec-row-ids.mjs';

// The ids stand in pieces, or this file would name the rows itself.
const title = (...ids: string[]) => `it('[${ids.join(', ')}] does what it says')`;

describe('rows of the specification', () => {
  it('reads one id a line and leaves comments out', () =>
    expect(readIds('# ids\nV-01\n\n C-90 \n')).toEqual(['V-01', 'C-90']));

  it('counts each row once, alone or in a list, and no unknown one', () => {
    const texts = [title('V-01', 'C-security'), title('V-01'), title('V-77'), 'V-02 without brackets'];
    expect([...findProved(['V-01', 'V-02', 'C-security'], texts)]).toEqual(['V-01', 'C-security']);
  });
});
