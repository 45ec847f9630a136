import { searchEntries, searchServices } from './search-services';

const cleaning = {
  name: 'نظافت منزل و محل کار',
  keywords: 'تمیزکاری، کارگر',
  entries: [{ name: 'نظافت راه‌پله' }, { name: 'نظافت ۲ ساعته' }],
};
const laundry = { name: 'Laundry', entries: [{ name: 'Curtains' }, { name: 'کارواش فرش' }, { name: 'Küche' }] };
const painting = { name: 'رنگ آمیزی', keywords: 'مسئول رؤیایی', entries: [] };
const services = [cleaning, laundry, painting];

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
  ])('finds by %s', (_, text, found) => expect(searchServices(services, text)).toEqual(found));

  it('looks under the services only when no name and no keyword matches', () => {
    expect(searchServices(services, 'کار')).toEqual([cleaning]);
  });

  it('names what under a service was meant', () => {
    expect(searchEntries(cleaning.entries, 'راه پله')).toEqual([{ name: 'نظافت راه‌پله' }]);
    expect(searchEntries(cleaning.entries, 'zzzz')).toEqual([]);
  });
});
