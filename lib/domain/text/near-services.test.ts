import { findNearServices } from './near-services';

const cleaning = { name: 'نظافت منزل', keywords: 'تمیزکاری', entries: [{ name: 'نظافت راه‌پله' }] };
const laundry = { name: 'Laundry', entries: [{ name: 'Curtains' }, { name: 'Carpets' }] };
const painting = { name: 'Painting', entries: [] };
const moving = { name: 'Moving', entries: [] };
const services = [cleaning, laundry, painting, moving];

const namesOf = (text: string) => findNearServices(services, text).map(({ service }) => service.name);

describe('what is near a search that found nothing', () => {
  it('is what one of its words names, in the order of the words', () => {
    expect(namesOf('painting velvet curtains')).toEqual(['Painting', 'Laundry']);
  });

  it('names what stands under a service', () => {
    const [hit] = findNearServices(services, 'velvet curtains');
    expect(hit).toMatchObject({ service: laundry, isByName: false, entries: [{ name: 'Curtains' }] });
  });

  it('is at most three', () => {
    expect(namesOf('نظافت laundry painting moving')).toEqual(['نظافت منزل', 'Laundry', 'Painting']);
  });

  it.each(['zzzz', 'please repair my', '؟', ''])('is nothing for "%s"', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
