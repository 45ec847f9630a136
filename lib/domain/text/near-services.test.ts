import { findNearServices } from './near-services';

const cleaning = { name: 'نظافت منزل', keywords: 'تمیزکاری', entries: [{ name: 'نظافت راه‌پله' }] };
const laundry = { name: 'Laundry', entries: [{ name: 'Curtains' }, { name: 'Carpets' }] };
const painting = { name: 'Painting', entries: [] };
const moving = { name: 'Moving', entries: [] };
const services = [cleaning, laundry, painting, moving];

const namesOf = (text: string) => findNearServices(services, text).map(({ service }) => service.name);

describe('services near a search without results', () => {
  it('are those of its words, in the order of the words', () => {
    expect(namesOf('painting velvet curtains')).toEqual(['Painting', 'Laundry']);
  });

  it('include a service’s types', () => {
    const [hit] = findNearServices(services, 'velvet curtains');
    expect(hit).toMatchObject({ service: laundry, isByName: false, entries: [{ name: 'Curtains' }] });
  });

  it('are at most three', () => {
    expect(namesOf('نظافت laundry painting moving')).toEqual(['نظافت منزل', 'Laundry', 'Painting']);
  });

  it.each(['zzzz', 'please repair my', '؟', ''])('are none for "%s"', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
