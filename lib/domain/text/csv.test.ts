import { readCsvText, toCsvFileText, toCsvText } from './csv';

it('quotes a comma, a quote or a line’s end, and leaves the rest', () => {
  expect(
    toCsvText([
      ['day', 'what'],
      ['کار «خانه»', 'a, "b"\nc'],
    ]),
  ).toBe('day,what\r\nکار «خانه»,"a, ""b""\nc"');
});

it.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'makes a spreadsheet’s formula a text: %j',
  (text) => expect(toCsvText([[text]])).toMatch(/^"?'/),
);

it('keeps a number, also below zero', () => {
  expect(toCsvText([[-1500, 0, 96_000]])).toBe('-1500,0,96000');
});

it('reads its own file, with quotes, commas and line ends in a cell', () => {
  const rows = [
    ['id', 'text'],
    ['7', 'a, "b"\nc'],
    ['8', ''],
  ];
  expect(readCsvText(toCsvFileText(rows))).toEqual(rows);
});

it('reads semicolons and tabs as spreadsheets save them, skips empty lines, and refuses an open quote', () => {
  expect(readCsvText('id;result\n1;paid\n\n2\treturned\n')).toEqual([
    ['id', 'result'],
    ['1', 'paid'],
    ['2', 'returned'],
  ]);
  expect(readCsvText('id\n"1')).toBeNull();
});
