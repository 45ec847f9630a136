import { findTextLanguage } from './text-language';

describe('the language of a customer’s text', () => {
  it.each([
    ['بهترین نیرویی که تا حالا داشتیم.', 'fa'],
    ['نگار ح.', 'fa'],
    ['کار تمیز بود', 'fa'],
    ['عمل ممتاز والسعر جيد', 'ar'],
    ['خدمة رائعة', 'ar'],
    ['Sehr gut', undefined],
    ['5/5', undefined],
    ['', undefined],
  ])('in “%s” is %s', (text, language) => expect(findTextLanguage(text)).toBe(language));
});
