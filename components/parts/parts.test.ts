import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const UI = path.resolve('components/ui');
const PARTS = path.resolve('components/parts');

/** Frames of other parts, what is drawn within one, and what has no look of its own. */
const WITHIN_OTHERS = [
  'ChoiceMark',
  'Field',
  'FieldMessage',
  'FocusKeeper',
  'HeroIllustration',
  'Icon',
  'Illustration',
  'IsolatedNames',
  'LabelWithName',
  'LinkRow',
  'ListOption',
  'NumbersInOrder',
  'PageSection',
  'PlaceAndStreet',
  'QuotingText',
  'ScrollRow',
  'SkeletonText',
  'SnackbarProvider',
  'TopProgress',
  'WrittenText',
];

/** Parts of whole pages, from other rooms. */
const OF_PAGES = [
  'FoldedFooter',
  'LineSums',
  'ListSkeleton',
  'OrderSkeleton',
  'OwnTabs',
  'PriceRows',
  'StickyActionBar',
  'SumRow',
  'WeekCell',
  'WorkerFaces',
];

function readAll(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
}

it('shows every shared part that has a look of its own at /dev/parts/', () => {
  const parts = [...readAll(UI).matchAll(/^export (?:async )?function ([A-Z]\w*)/gm)].map(([, name]) => name);
  const shown = new Set([...readAll(PARTS).matchAll(/<Part name="(\w+)"/g)].map(([, name]) => name));
  expect(parts).toContain('Button');
  expect(parts.filter((name) => name && !shown.has(name) && !WITHIN_OTHERS.includes(name))).toEqual([]);
  expect(OF_PAGES.filter((name) => !shown.has(name))).toEqual([]);
  expect(WITHIN_OTHERS.filter((name) => !parts.includes(name) || shown.has(name))).toEqual([]);
});
