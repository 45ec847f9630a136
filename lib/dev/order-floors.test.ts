import { readdirSync } from 'node:fs';

import { findForbidden } from './import-rules.mjs';
import { ORDER_FLOORS } from './order-floors.mjs';

describe('the floors of an order', () => {
  it.each([
    ['moves/move.ts', '../calls/retry'],
    ['record/store.ts', '../telling/tell'],
    ['matching/slot.ts', '../telling/tell'],
    ['parts/way/door.ts', '../custody/pieces'],
    ['attic/thing.ts', '../record/store'],
  ])('refuse an upward import: %s → %s', (file, specifier) => {
    expect(findForbidden(`lib/server/orders/${file}`, specifier, true)).not.toBeNull();
  });

  it.each([
    ['calls/retry.ts', '../moves/move'],
    ['parts/way/door.ts', '../../record/store'],
    ['parts/way/door.ts', './way-position'],
    ['placing/matching/truck.ts', '../new-task'],
  ])('allow a downward import: %s → %s', (file, specifier) => {
    expect(findForbidden(`lib/server/orders/${file}`, specifier, false)).toBeNull();
  });

  it.each([
    ['../telling/tell', false],
    ['../parts/way/door', false],
    ['./absence-claims', false],
    ['../record/store', true],
    ['./guards', true],
    ['./consequences', true],
  ])('leave a move the row and its two tables: %s is %s', (specifier, isAllowed) => {
    expect(findForbidden('lib/server/orders/moves/move.ts', specifier, true) === null).toBe(isAllowed);
  });

  it('exist, and every folder has one', () => {
    const folders = readdirSync('lib/server/orders', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(ORDER_FLOORS.flat().sort());
  });
});
