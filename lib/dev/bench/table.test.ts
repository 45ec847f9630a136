import { atLeast, atMost, median, percentile, toRow, toSkippedRow } from './statistics.mjs';
import { toTable, writeRun } from './table.mjs';

describe('the bench’s statistics', () => {
  it('take the middle of the rounds and their ends as the noise', () => {
    const row = toRow({ name: 'a', values: [3, 1, 2], goal: atLeast(2) });
    expect(row).toMatchObject({ value: 2, noise: [1, 3], isMet: true });
    expect(median([4, 1, 3, 2])).toBe(3);
  });

  it('judge by the median alone, at the bound included', () => {
    expect(toRow({ name: 'a', values: [1, 9, 1], goal: atMost(1) }).isMet).toBe(true);
    expect(toRow({ name: 'a', values: [0.44, 0.44, 9], goal: atLeast(0.45) }).isMet).toBe(false);
    expect(toRow({ name: 'a', values: [1] }).isMet).toBeNull();
  });

  it('have percentiles that this share does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([
      percentile(hundred, 0.5),
      percentile(hundred, 0.99),
      percentile(hundred, 1),
      percentile([7], 0.99),
    ]).toEqual([50, 99, 100, 7]);
  });
});

describe('the bench’s table', () => {
  const rows = [
    toRow({ name: 'fast', values: [0.5, 0.6, 0.7], goal: atLeast(0.55) }),
    toRow({ name: 'slow', unit: 'ms', values: [12], note: 'one round', goal: atMost(10) }),
    toSkippedRow('other', 'skipped: wrk is missing'),
  ];

  it('is markdown with value, noise and goal, and marks missed goals', () => {
    const cells = toTable(rows)
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(cells.slice(2)).toEqual([
      ['fast', '0.60', '0.50–0.70', '≥ 0.55', 'yes'],
      ['slow (one round)', '12 ms', '', '≤ 10 ms', '**no**'],
      ['other', 'skipped: wrk is missing', '', '', ''],
    ]);
  });

  describe('in RESULTS.md', () => {
    const marks = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n';
    const run = { description: 'Measured now.', day: '2026-11-22', isWhole: false };
    const listRows = (text: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2)
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
    const fast = (value: number, note = '') => toRow({ name: 'fast', values: [value], note });
    const weight = (value: number) =>
      ['home', 'list'].map((page) => toRow({ name: `${page}: layout shift (CLS)`, values: [value] }));

    it('stands between its marks with the day of each row, and nothing else changes', () => {
      const written = writeRun(marks, { ...run, groups: [rows] });
      expect(written).toMatch(/^before\n<!-- bench -->\nMeasured now\.\n\n\|[^]*\|\n<!-- \/bench -->\nafter\n$/);
      expect(listRows(written).map((cells) => cells.at(-1))).toEqual(['2026-11-22', '2026-11-22', '2026-11-22']);
      expect(writeRun(written, { ...run, groups: [rows] })).toBe(written);
      expect(() => writeRun('no marks', { ...run, groups: [rows] })).toThrow('<!-- bench -->');
    });

    it('has each row once: a new run of a part replaces its former row, whatever its note, and the others stay', () => {
      const before = writeRun(marks, {
        ...run,
        groups: [[fast(1, 'ours 3 ms')], weight(1), [toRow({ name: 'last', values: [5] })]],
      });
      const later = { ...run, description: 'Measured later.', day: '2026-11-23' };
      const after = writeRun(before, { ...later, groups: [weight(2), [fast(7, 'ours 4 ms')]] });
      expect(after).toContain('\nMeasured now.\n\n|');
      expect(listRows(after).map(([measured, value, , , , day]) => [measured, value, day])).toEqual([
        ['fast (ours 4 ms)', '7', '2026-11-23'],
        ['home: layout shift (CLS)', '2', '2026-11-23'],
        ['list: layout shift (CLS)', '2', '2026-11-23'],
        ['last', '5', '2026-11-22'],
      ]);
    });

    it('repairs a table with a part twice, and takes rows from before there were days', () => {
      const table =
        '| measured | value | noise (min–max) | goal | met |\n|---|---|---|---|---|\n| fast | 1 | | | |\n| last | 5 | | | |\n| fast | 1 | | | |';
      const after = writeRun(marks.replace('old', table), { ...run, groups: [[fast(7)]] });
      expect(listRows(after)).toEqual([
        ['fast', '7', '', '', '', '2026-11-22'],
        ['last', '5', '', '', '', ''],
      ]);
    });

    it('keeps nothing of earlier runs after a whole one', () => {
      const before = writeRun(marks, { ...run, groups: [[fast(1)], weight(1)] });
      expect(listRows(writeRun(before, { ...run, isWhole: true, groups: [[fast(2)]] }))).toEqual([
        ['fast', '2', '', '', '', '2026-11-22'],
      ]);
    });
  });
});
