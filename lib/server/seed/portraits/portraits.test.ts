import { craftsmanMobiles } from '../craftsmen';
import { sampleProviders } from '../sample-people';
import { sampleTeam } from '../sample-team';
import { drawPortrait } from './draw-portrait';
import { samplePortraits } from './sample-portraits';

const LARGEST_BYTES = 4096;

describe('the samples’ portraits', () => {
  it('are one a person, and no two are alike', () => {
    const people = [...sampleProviders, ...sampleTeam.filter(({ place }) => place !== 'company')];
    const mobiles = [...people.map(({ mobile }) => mobile), ...craftsmanMobiles];
    expect(Object.keys(samplePortraits).toSorted()).toEqual(mobiles.toSorted());
    expect(new Set(Object.values(samplePortraits).map(drawPortrait)).size).toBe(mobiles.length);
  });

  it.each(Object.entries(samplePortraits))('are small drawings without script, style or address: %s', (_, portrait) => {
    const drawing = drawPortrait(portrait);
    expect(drawing.length).toBeLessThan(LARGEST_BYTES);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96"[^>]*>.*<\/svg>$/s);
    expect(drawing).not.toMatch(/<(?:script|style|image|foreignObject|use)|\bstyle=|href=|undefined|NaN/);
  });
});
