import type { ListedService } from './listed-service';
import { findMeant, suggest } from './suggest';

const cleaning: ListedService = {
  name: 'نظافت منزل',
  keywords: 'کارگر',
  path: '/services/house-cleaning/',
  cities: '1 2',
  entries: [
    { name: 'نظافت راه‌پله', path: '/services/house-cleaning/stairwell/' },
    { name: 'نظافت عمیق', path: '/services/house-cleaning/deep/' },
  ],
};
const laundry: ListedService = {
  name: 'خشک‌شویی',
  keywords: '',
  path: '/services/laundry/',
  cities: '1',
  entries: [{ name: 'پرده', path: '/services/laundry/curtains/' }],
};
const services = [cleaning, laundry];
const pathsOf = (text: string) => suggest(services, text).map(({ path }) => path);

describe('the suggestions of the home page’s search', () => {
  it('is the services that are called so; of the only one its types follow', () => {
    expect(pathsOf('نظافت')).toEqual([
      '/services/house-cleaning/',
      '/services/house-cleaning/stairwell/',
      '/services/house-cleaning/deep/',
    ]);
    expect(findMeant(suggest(services, 'نظافت'), 'نظافت')?.path).toBe('/services/house-cleaning/');
    expect(pathsOf('ی')).not.toContain('/services/house-cleaning/stairwell/');
  });

  it('is what stands under a service when no service is called so', () => {
    expect(suggest(services, 'راه پله')).toEqual([
      {
        name: 'نظافت راه‌پله',
        serviceName: 'نظافت منزل',
        servicePath: '/services/house-cleaning/',
        path: '/services/house-cleaning/stairwell/',
        cities: '1 2',
        fromPriceRial: null,
        usualFromRial: null,
      },
    ]);
  });

  it('is everything for an empty text, and nothing for a word that nothing has', () => {
    expect(pathsOf(' ')).toEqual(['/services/house-cleaning/', '/services/laundry/']);
    expect(pathsOf('zzzz')).toEqual([]);
  });

  it('is a service and what of it the text names, with its price, and leads there', () => {
    const fridge = { name: 'یخچال و فریزر', path: '/services/home-appliances/fridge/', keywords: 'یخچال خرابه' };
    const appliances: ListedService = {
      name: 'تعمیر لوازم خانگی',
      keywords: 'یخچال، کولر',
      path: '/services/home-appliances/',
      cities: '1',
      entries: [
        { ...fridge, fromPriceRial: 3_000_000 },
        { name: 'کولر', path: '/services/home-appliances/cooler/' },
      ],
    };
    const found = suggest([...services, appliances], 'یخچال');
    expect(found.map(({ path, fromPriceRial }) => [path, fromPriceRial])).toEqual([
      ['/services/home-appliances/', null],
      [fridge.path, 3_000_000],
    ]);
    expect(findMeant(found, 'یخچال')?.path).toBe(fridge.path);
    expect(findMeant(suggest([appliances], 'تعمیر'), 'تعمیر')?.path).toBe('/services/home-appliances/');
    expect(findMeant(suggest([...services, appliances], 'ک'), 'ک')).toBeNull();
  });

  it('leads to the one thing that is found or that is called so, and otherwise to nothing yet', () => {
    expect(findMeant(suggest(services, 'پرده'), 'پرده')?.path).toBe('/services/laundry/curtains/');
    expect(findMeant(suggest(services, ''), 'خشك شویی')?.path).toBe(undefined);
    expect(findMeant(suggest(services, ''), 'نظافت منزل')?.path).toBe('/services/house-cleaning/');
    expect(findMeant(suggest(services, ''), '')).toBeNull();
  });
});
