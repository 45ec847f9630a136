import { toArabicLetters } from './arabic-letters';

describe('a Persian name in Arabic letters', () => {
  it.each([
    ['سعادت‌آباد', 'سعادت آباد'],
    ['الهیه', 'الهية'],
    ['تهرانپارس شرقی', 'تهرانبارس شرقي'],
    ['گیشا (کوی نصر)', 'غيشا (كوي نصر)'],
    ['یاخچی‌آباد', 'ياختشي آباد'],
    ['میدان ژاله', 'ميدان جاله'],
    ['دربند', 'دربند'],
  ])('for %s is %s', (persian, arabic) => expect(toArabicLetters(persian)).toBe(arabic));
});
