import { toCitySlug } from './city-slug';

describe('toCitySlug', () => {
  it.each([
    ['Tehran', 'tehran'],
    ['Robat Karim', 'robat-karim'],
    ['Shahrak-e Gharb', 'shahrak-e-gharb'],
    ['Gonbad-e Kāvus', 'gonbad-e-kavus'],
    ['Gisha (Kuy-e Nasr)', 'gisha-kuy-e-nasr'],
  ])('%s → %s', (name, slug) => {
    expect(toCitySlug(name)).toBe(slug);
  });
});
