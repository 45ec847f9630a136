import { FILES_A_GROUP, toTestGroups } from './test-groups.mjs';

const PLAIN = "it('adds', () => expect(1 + 1).toBe(2));";
const named = (count: number) => Array.from({ length: count }, (_none, index) => `${index}.test.ts`);

describe('test files that run in one group', () => {
  it('run in their order, once each', () => {
    const files = named(FILES_A_GROUP + 1);
    const { groups, alone } = toTestGroups(files, () => PLAIN);
    expect(groups.map((group) => group.length)).toEqual([FILES_A_GROUP, 1]);
    expect(groups.flat()).toEqual(files);
    expect(alone).toEqual([]);
  });

  it.each([
    "jest.mock('next/navigation');",
    "jest.unmock('@node-rs/argon2');",
    'jest.useFakeTimers();',
    'Object.assign(globalThis, { window: {} });',
    '/** @jest-environment jsdom */',
  ])('leave out those that change what others load: %s', (line) => {
    const files = ['a.test.ts', 'b.test.ts'];
    const { groups, alone } = toTestGroups(files, (file) => (file === 'a.test.ts' ? `${line}\n${PLAIN}` : PLAIN));
    expect(alone).toEqual(['a.test.ts']);
    expect(groups).toEqual([['b.test.ts']]);
  });
});
