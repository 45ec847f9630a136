import { renderToStaticMarkup } from 'react-dom/server';

import { DEFAULT_PROFILE_IMAGE_URL } from '@/lib/domain/site/uploaded-file';

import { Avatar } from './avatar';

const draw = (name: string, imageUrl: string | null) =>
  renderToStaticMarkup(<Avatar name={name} imageUrl={imageUrl} />);
const readText = (drawn: string) => drawn.replaceAll(/<[^>]+>/g, '');

describe('a person’s face', () => {
  it('is the photo where there is one, and says nothing beside the name', () => {
    const drawn = draw('Maryam', '/api/file/uploads/7');
    expect(drawn).toMatch(/^<span aria-hidden="true"/);
    expect(drawn).toContain('src="/api/file/uploads/7" alt=""');
    expect(readText(drawn)).toBe('');
  });

  it.each([DEFAULT_PROFILE_IMAGE_URL, null, ''])(
    'is the first letter of the name where the photo is %p',
    (imageUrl) => {
      expect(draw('\u2068مریم احمدی\u2069', imageUrl)).not.toContain('<img');
      expect(readText(draw('\u2068مریم احمدی\u2069', imageUrl))).toBe('م');
      expect(readText(draw('çelik', imageUrl))).toBe('Ç');
    },
  );

  it('has one colour a person, and people beside each other differ', () => {
    const names = ['Maryam', 'Hossein', 'Zahra', 'Ali', 'Narges', 'Reza', 'Leila', 'Somayeh'];
    const toTone = (name: string) => /bg-[a-z]+-\d+/.exec(draw(name, null))?.[0];
    expect(toTone('Maryam')).toBe(toTone('Maryam'));
    expect(new Set(names.map(toTone)).size).toBeGreaterThan(3);
  });
});
