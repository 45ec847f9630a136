import { readFileSync } from 'node:fs';
import path from 'node:path';

import { EMPTY_DRAFT, FIELD_ROWS } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';

/**
 * The bytes that a browser kept of a draft in which every field was filled, by the commit before the fields became
 * rows.
 */
const STORED = readFileSync(path.join(__dirname, 'testing/draft-of-2026-11-23.txt'), 'utf8').trim();
/** Fields of old drafts: three flags, one of them on, and whether the gift was decided on. */
const FLAGS = ['isBankChosen', 'isCodChosen', 'isWalletChosen', 'isGiftDecided'];
/** Before a car wash could be ordered, where it is done was any text; no screen ever wrote one. */
const NEVER_ASKED = { carWashLocation: null };

function storedThen(fields: Record<string, unknown>): string {
  return JSON.stringify({ version: 1, draft: fields });
}

describe('an older version’s stored draft', () => {
  const { draft: then } = JSON.parse(STORED) as { draft: Record<string, unknown> };
  const kept = Object.fromEntries(Object.entries(then).filter(([name]) => !FLAGS.includes(name)));

  it('opens with all its answers', () => {
    expect(findStoredDraft(STORED)).toEqual({ ...EMPTY_DRAFT, ...kept, ...NEVER_ASKED, paymentWay: 'wallet' });
    expect(FIELD_ROWS.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(kept)));
  });

  it('is unchanged when it is stored again', () => {
    const opened = findStoredDraft(STORED);
    expect(opened && findStoredDraft(encodeDraft(opened))).toEqual(opened);
  });

  it.each([
    [{ isBankChosen: true }, { paymentWay: 'online' }],
    [
      { isWalletChosen: true, usesWallet: true },
      { paymentWay: 'wallet', usesWallet: true },
    ],
    [{ isCodChosen: true }, { paymentWay: 'cash' }],
    [{ isBankChosen: 'yes' }, { paymentWay: null }],
    [{}, { paymentWay: null, usesGift: null }],
    // The gift was refused, taken, or used because there was some.
    [{ isGiftDecided: true }, { usesGift: false }],
    [{ isGiftDecided: true, usesGift: true }, { usesGift: true }],
    [{ usesGift: true }, { usesGift: true }],
  ])('%j is %j now', (fields, expected) => {
    expect(findStoredDraft(storedThen(fields))).toEqual({ ...EMPTY_DRAFT, ...expected });
  });
});
