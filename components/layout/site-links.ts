/** One entry of a menu; `key` is its word in messages/<locale>/layout.json under `links`. */
export interface SiteLink {
  readonly key:
    | 'home'
    | 'services'
    | 'workers'
    | 'orders'
    | 'wallet'
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

/** SPEC 2, footer on the desktop: know more, and the guide. The blog and other sites are configuration. */
export const knowMoreLinks: readonly SiteLink[] = [
  { key: 'about', path: '/about/' },
  { key: 'contact', path: '/contact/' },
  { key: 'careers', path: '/careers/' },
  { key: 'privacy', path: '/privacy/' },
  { key: 'rules', path: '/pelakfan-policy/' },
  { key: 'terms', path: '/policy/' },
];

export const guideLinks: readonly SiteLink[] = [
  { key: 'services', path: '/services/' },
  { key: 'workers', path: '/yar/' },
  { key: 'serviceAreas', path: '/services-at-location/' },
  { key: 'register', path: '/register/' },
  { key: 'faq', path: '/faq/' },
  { key: 'b2b', path: '/b2b/' },
];

/** SPEC 2, side menu; the dashboard comes to it with a role. */
export const sideMenuLinks: readonly SiteLink[] = [
  { key: 'home', path: '/' },
  { key: 'services', path: '/services/' },
  { key: 'workers', path: '/yar/' },
  { key: 'orders', path: '/my-order-list/' },
  { key: 'wallet', path: '/wallet-turnover/' },
  { key: 'faq', path: '/faq/' },
  { key: 'joinus', path: '/joinus/' },
  { key: 'contact', path: '/contact/' },
  { key: 'terms', path: '/policy/' },
];

/** The side menu of a phone without a script, where the login is a page. */
export const plainMenuLinks: readonly SiteLink[] = [...sideMenuLinks, { key: 'login', path: '/login/' }];

/** The addresses of a person's own pages. */
export const accountPaths = {
  dashboard: '/pelakman/dashboard/',
  customerProfile: '/user-profile/',
  messages: '/user-profile/messages/',
  providerProfile: '/pelakman/user-profile/',
  becomeProvider: '/joinus/',
};
