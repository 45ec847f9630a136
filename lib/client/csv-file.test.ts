import { toCsvText } from './csv-file';

it('quotes what holds a comma, a quote or a line’s end, and leaves the rest as it is', () => {
  expect(
    toCsvText([
      ['day', 'what'],
      ['کار «خانه»', 'a, "b"\nc'],
    ]),
  ).toBe('day,what\r\nکار «خانه»,"a, ""b""\nc"');
});

it.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that a spreadsheet would reckon with is a text: %j',
  (text) => expect(toCsvText([[text]])).toMatch(/^"?'/),
);

it('a number stays one, below zero as well', () => {
  expect(toCsvText([[-1500, 0, 96_000]])).toBe('-1500,0,96000');
});
