import { toDescriptionLines, toPlaceText } from './answer-text';

/** First strong isolate, and its end. */
const isolated = (text: string) => `\u2068${text}\u2069`;

it('a place and its street stand on lines of their own, each in its own direction; what is not known has none', () => {
  expect(toPlaceText(['Teheran, Tadschrisch', 'خیابان مقصودبیک، پلاک ۱۲'])).toBe(
    `${isolated('Teheran, Tadschrisch')}\n${isolated('خیابان مقصودبیک، پلاک ۱۲')}`,
  );
  expect(toPlaceText(['Teheran, Vanak', '', null])).toBe(isolated('Teheran, Vanak'));
});

it('keeps the written lines with their directions, and puts the other answers below', () => {
  expect(toDescriptionLines('Two shelves\n\nدیوار آجری', ['صورتان', '', 'عاجل'], '، ')).toBe(
    `${isolated('Two shelves')}\n${isolated('دیوار آجری')}\nصورتان، عاجل`,
  );
  expect(toDescriptionLines(null, [''], ', ')).toBe('');
});
