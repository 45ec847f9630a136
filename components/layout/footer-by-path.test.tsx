import { renderToStaticMarkup } from 'react-dom/server';

import { locales } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { FooterSubtitle, FooterVisibility } from './footer-by-path';

let address = '/';
jest.mock('next/navigation', () => ({ usePathname: () => address }));

const showsAt = (path: string, part: 'footer' | 'subtitle') =>
  locales.map((locale) => {
    address = toLocalePath(locale, path);
    return (
      renderToStaticMarkup(
        part === 'footer' ? <FooterVisibility>shown</FooterVisibility> : <FooterSubtitle>shown</FooterSubtitle>,
      ) === 'shown'
    );
  });
const everywhere = locales.map(() => true);
const nowhere = locales.map(() => false);

describe('the footer', () => {
  it.each([
    '/services/',
    '/services/gas/',
    '/services/house-cleaning/deep-cleaning/',
    '/user-profile/',
    '/user-profile/messages/7/',
    '/joinus/register/',
    '/pelakman/pelakyar-profile/',
    '/pelakman/user-profile/info/',
  ])('is hidden on %s in every language', (path) => expect(showsAt(path, 'footer')).toEqual(nowhere));

  it.each([
    '/',
    '/services',
    '/services-at-location/tehran/',
    '/joinus/',
    '/register/',
    '/my-order-list/',
    '/pelakman/dashboard/',
    '/404/',
  ])('is there on %s', (path) => expect(showsAt(path, 'footer')).toEqual(everywhere));

  it('has its subtitle on the home page and the contact page, and nowhere else', () => {
    for (const path of ['/', '/contact/']) expect([path, showsAt(path, 'subtitle')]).toEqual([path, everywhere]);
    for (const path of ['/about/', '/services/', '/services-at-location/', '/contact/more/'])
      expect([path, showsAt(path, 'subtitle')]).toEqual([path, nowhere]);
  });
});
