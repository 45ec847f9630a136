import { readFileSync } from 'node:fs';

import { readDrawings, sheetFile, toSheet } from './illustrations.mjs';

describe('the sheet of illustrations', () => {
  it('holds every drawing as it is now', () => {
    expect(readFileSync(sheetFile, 'utf8')).toBe(toSheet(readDrawings()));
  });

  it('refuses a drawing whose size it cannot read', () => {
    expect(() => toSheet([{ name: 'lamp', text: '<svg width="4"><path d="M0 0"/></svg>' }])).toThrow('lamp.svg');
  });
});
