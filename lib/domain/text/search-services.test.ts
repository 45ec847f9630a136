import { searchServices } from './search-services';

const cleaning = {
  name: 'نظافت منزل و محل کار',
  keywords: 'تمیزکاری، کارگر',
  entries: [{ name: 'نظافت راه‌پله' }, { name: 'نظافت ۲ ساعته' }],
};
const laundry = { name: 'Laundry', entries: [{ name: 'Curtains' }, { name: 'کارواش فرش' }, { name: 'Küche' }] };
const painting = { name: 'رنگ آمیزی', keywords: 'مسئول رؤیایی', entries: [] };
const services = [cleaning, laundry, painting];

const servicesOf = (text: string) => searchServices(services, text).map(({ service }) => service);

describe('the search for a service', () => {
  it.each([
    ['a part of its name', 'منزل', [cleaning]],
    ['a keyword', 'کارگر', [cleaning]],
    ['another case and spaces around', '  LAUN ', [laundry]],
    ['Arabic letters for Persian ones', 'نظافت منزل و محل كار', [cleaning]],
    ['an Arabic yeh', 'تميزكاري', [cleaning]],
    ['letters as old systems wrote them', 'ﻣﻨﺰﻝ', [cleaning]],
    ['words in another order', 'منزل نظافت', [cleaning]],
    ['what stands under it', 'curtain', [laundry]],
    ['a letter without its dots', 'kuche', [laundry]],
    ['a space for a half-space', 'راه پله', [cleaning]],
    ['a half-space for a space', 'رنگ\u200cآمیزی', [painting]],
    ['an alef without its madda', 'رنگ امیزی', [painting]],
    ['a waw without its hamza', 'رویایی', [painting]],
    ['a yeh without its hamza', 'مسیول', [painting]],
    ['marks of direction that were pasted with it', '\u2068\u202bنظافت\u200b\u200f\u2069', [cleaning]],
    ['short vowels and a tatweel', 'نَظافَتـ', [cleaning]],
    ['digits of any script', 'نظافت 2', [cleaning]],
    ['Arabic digits', '٢ ساعته', [cleaning]],
    ['nothing: all of them', '', services],
    ['spaces alone: all of them', '   ', services],
    ['a word that nothing has', 'zzzz', []],
    ['signs alone: nothing', '؟؟', []],
    ['a letter too few', 'laudry', [laundry]],
    ['two letters that changed places', 'curtians', [laundry]],
    ['a letter of the neighbouring key, in the middle of typing', 'laubdr', [laundry]],
    ['an error in one word of two', 'نظافت منزب', [cleaning]],
    ['two errors', 'laubdri service', []],
    ['an error in a short word', 'lau', [laundry]],
    ['what a sentence is made of, left out', 'i need my laundry', [laundry]],
    ['an article that is a part of the word', 'الكارواش', [laundry]],
    ['a short word inside another', 'ند', []],
  ])('finds by %s', (_, text, found) => expect(servicesOf(text)).toEqual(found));

  it('looks at a service’s types only when no name and no keyword matches', () => {
    expect(servicesOf('کار')).toEqual([cleaning]);
  });

  it('names the meant type of a service, and nothing where all of them have the name', () => {
    const hitOf = (text: string) =>
      searchServices(services, text).map(({ isByName, entries }) => ({ isByName, entries }));
    expect(hitOf('راه پله')).toEqual([{ isByName: false, entries: [{ name: 'نظافت راه‌پله' }] }]);
    expect(hitOf('نظافت')).toEqual([{ isByName: true, entries: [] }]);
    expect(hitOf('laundry')).toEqual([{ isByName: true, entries: [] }]);
  });

  it('names a service’s types by everyday words, beside the service of that name', () => {
    const washer = { name: 'Washing machine', keywords: 'washer, laundry' };
    const appliances = { name: 'Appliances', keywords: 'laundry', entries: [washer, { name: 'Fridge' }] };
    expect(searchServices([appliances], 'washr')).toEqual([
      { service: appliances, isByName: false, entries: [washer] },
    ]);
    expect(searchServices([appliances], 'laundry')).toEqual([
      { service: appliances, isByName: true, entries: [washer] },
    ]);
  });
});
