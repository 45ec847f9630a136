import { isPublicRoute } from '@/lib/i18n/public-routes';

/** One entry of a menu; `key` is its word in messages/<locale>/layout.json under `links`. */
export interface SiteLink {
  readonly key:
    | 'home'
    | 'services'
    | 'orders'
    | 'login'
    | 'register'
    | 'terms'
    | 'rules'
    | 'about'
    | 'contact'
    | 'b2b'
    | 'privacy'
    | 'faq'
    | 'serviceAreas'
    | 'careers'
    | 'joinus';
  readonly path: string;
}

/** Only pages that exist are linked: an entry shows itself as soon as its route stands in public-routes.ts. */
function withRoute(links: readonly SiteLink[]): readonly SiteLink[] {
  return links.filter((link) => isPublicRoute(link.path));
}

export function findPath(path: string): string | null {
  return isPublicRoute(path) ? path : null;
}

/** SPEC 2, footer on the desktop: know more, and the guide. The blog and other sites are configuration. */
export const knowMoreLinks = withRoute([
  { key: 'about', path: '/about/' },
  { key: 'contact', path: '/contact/' },
  { key: 'careers', path: '/careers/' },
  { key: 'privacy', path: '/privacy/' },
  { key: 'rules', path: '/pelakfan-policy/' },
  { key: 'terms', path: '/policy/' },
]);

export const guideLinks = withRoute([
  { key: 'services', path: '/services/' },
  { key: 'serviceAreas', path: '/services-at-location/' },
  { key: 'register', path: '/register/' },
  { key: 'faq', path: '/faq/' },
  { key: 'b2b', path: '/b2b/' },
]);

/** SPEC 2, side menu; the dashboard comes to it with a role. */
export const sideMenuLinks = withRoute([
  { key: 'home', path: '/' },
  { key: 'services', path: '/services/' },
  { key: 'orders', path: '/my-order-list/' },
  { key: 'faq', path: '/faq/' },
  { key: 'joinus', path: '/joinus/' },
  { key: 'contact', path: '/contact/' },
  { key: 'terms', path: '/policy/' },
]);

/** The same for a phone without a script, where the login and the search are pages. */
export const plainMenuLinks = [...sideMenuLinks, ...withRoute([{ key: 'login', path: '/login/' }])];

/** Where the person's own links lead; null while the page does not exist. */
export const accountPaths = {
  orders: '/my-order-list/',
  dashboard: '/pelakman/dashboard/',
  newWorks: '/pelakman/orderlist/newworks/',
  acceptedWorks: '/pelakman/orderlist/acceptworks/',
  customerProfile: '/user-profile/',
  messages: '/user-profile/messages/',
  providerProfile: findPath('/pelakman/user-profile/'),
  becomeProvider: '/joinus/',
};
