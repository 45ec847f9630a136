import { locales } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';
import { decideRoute } from '@/lib/i18n/route-decision';

const decide = (path: string) => decideRoute(new URL(`https://pelakfan.example${path}`));
const redirect = (location: string, status: 307 | 308 = 308) => ({ kind: 'redirect', status, location });
const page = (path: string, status: 200 | 404 = 200, loginLocation: string | null = null) => ({
  kind: 'page',
  path,
  status,
  loginLocation,
});

describe('locales', () => {
  it('serves the default locale without a prefix and the others with theirs', () => {
    expect(decide('/')).toEqual(page('/fa/'));
    expect(decide('/policy/')).toEqual(page('/fa/policy/'));
    expect(decide('/en/policy/?a=1')).toEqual(page('/en/policy/?a=1'));
    expect(decide('/de/')).toEqual(page('/de/'));
  });

  it('sends the prefix of the default locale away', () => {
    expect(decide('/fa/policy/?a=1')).toEqual(redirect('/policy/?a=1'));
    expect(decide('/fa')).toEqual(redirect('/'));
  });
});

describe('slashes', () => {
  it('keeps /services for the order flow and /services/ for the list', () => {
    expect(decide('/services?order-step=3')).toEqual(page('/fa/order-flow/?order-step=3'));
    expect(decide('/services/')).toEqual(page('/fa/services/'));
    expect(decide('/ar/services')).toEqual(page('/ar/order-flow/'));
    expect(decide('/fa/services')).toEqual(redirect('/services'));
  });

  it('gives every other path its slash and drops the framework’s marker', () => {
    expect(decide('/services/gas?_rsc=1x&order-step=2')).toEqual(redirect('/services/gas/?order-step=2'));
    expect(decide('/en')).toEqual(redirect('/en/'));
    expect(decide('/en/login?_rsc=1')).toEqual(redirect('/en/login/'));
  });
});

it('the outbox has no languages', () => {
  for (const prefix of ['/fa', '/en', '/de', '/ar'])
    expect(decide(`${prefix}/dev/outbox/?a=1`)).toEqual(redirect('/dev/outbox/?a=1'));
  expect(decide('/dev/outbox/')).toMatchObject({ kind: 'page' });
  expect(decide('/en/dev/parts/')).toMatchObject({ kind: 'page', path: '/en/dev/parts/' });
});

describe.each(locales)('in %s', (locale) => {
  const at = (path: string) => toLocalePath(locale, path);

  it('/services is the order flow and /services/ the list', () => {
    expect(decide(at('/services'))).toEqual(page(`/${locale}/order-flow/`));
    expect(decide(at('/services/'))).toEqual(page(`/${locale}/services/`));
  });

  it('every other page has its slash', () => {
    for (const path of ['/faq', '/services/gas', '/login/PELAK0001', '/pelakman/orderlist/doneworks/7']) {
      expect(decide(at(`${path}?a=1`))).toEqual(redirect(at(`${path}/?a=1`)));
    }
  });

  it('an unknown path leads to /404/, which answers 404', () => {
    for (const path of ['/nowhere/', '/nowhere', '/services/a/b/c/', '/order-flow/', '/not-found-page/'])
      expect(decide(at(path))).toEqual(redirect(at('/404/'), 307));
    expect(decide(at('/404/'))).toEqual(page(`/${locale}/not-found-page/`, 404));
  });

  it('names for the operators’ desk the page of everybody else, which is that of an unknown path', () => {
    for (const path of ['/operator/', '/operator', '/operator/applications/7/', '/operator/applications/7'])
      expect(decide(at(path))).toMatchObject({ kind: 'page', elseLocation: at('/404/'), loginLocation: null });
    expect(decide(at('/operators/'))).toEqual(redirect(at('/404/'), 307));
  });

  it('the guarded areas name the login with the way back, task review does not', () => {
    for (const path of [
      '/user-profile/',
      '/user-profile/info/',
      '/user-profile/messages/',
      '/my-order-list/',
      '/my-order-list/current_order/?taskid=3',
      '/pelakman/dashboard/',
      '/pelakman/orderlist/newworks/7/',
    ]) {
      expect(decide(at(path))).toMatchObject({
        loginLocation: `${at('/login/')}?next=${encodeURIComponent(at(path))}`,
      });
    }
    expect(decide(at('/my-order-list/taskreview/7/?token=x'))).toMatchObject({ loginLocation: null });
  });
});

describe('the order of a service', () => {
  it('is rendered for the person, while the service page keeps its address', () => {
    expect(decide('/services/house-cleaning/?order-step=22&type=301')).toEqual(
      page('/fa/order-flow/house-cleaning/?order-step=22&type=301'),
    );
    expect(decide('/en/services/house-cleaning/?order-step=3')).toEqual(
      page('/en/order-flow/house-cleaning/?order-step=3'),
    );
    expect(decide('/services/house-cleaning/?utm_source=x')).toEqual(page('/fa/services/house-cleaning/?utm_source=x'));
    expect(decide('/services/house-cleaning/regular/?order-step=3')).toEqual(
      page('/fa/services/house-cleaning/regular/?order-step=3'),
    );
    expect(decide('/order-flow/house-cleaning/?order-step=3')).toEqual(redirect('/404/', 307));
  });
});

describe('a search on the list of services', () => {
  it('has a page of its own, with its words; the list itself has no query', () => {
    expect(decide('/services/?q=fenster')).toEqual(page('/fa/service-search/?q=fenster'));
    expect(decide('/de/services/?q=fenster')).toEqual(page('/de/service-search/?q=fenster'));
    expect(decide('/services/')).toEqual(page('/fa/services/'));
    expect(decide('/yar/?service=carwash')).toEqual(page('/fa/worker-search/?service=carwash'));
    expect(decide('/yar/?utm=a')).toEqual(page('/fa/yar/?utm=a'));
    expect(decide('/worker-search/?service=carwash')).toEqual(redirect('/404/', 307));
    expect(decide('/service-search/?q=fenster')).toEqual(redirect('/404/', 307));
  });
});

describe('a missing page', () => {
  it('sends unknown paths to /404/ in their language', () => {
    for (const path of [
      '/nowhere',
      '/nowhere/',
      '/policy/more/',
      '/services/a/b/c/',
      '//elsewhere.example/',
      '/frr/',
    ]) {
      expect(decide(path)).toEqual(redirect('/404/', 307));
    }
    expect(decide('/de/nirgends/')).toEqual(redirect('/de/404/', 307));
  });

  it('sends a path with broken encoding to /404/, and leaves an unusual one alone', () => {
    for (const path of [
      '/login/%/',
      '/register/%E0%A4%A/',
      '/services-at-location/%zz/',
      '/my-order-list/taskreview/%/',
    ])
      expect(decide(path)).toEqual(redirect('/404/', 307));
    expect(decide('/de/login/%/')).toEqual(redirect('/de/404/', 307));
    expect(decide('/login/%D8%A7/')).toEqual(page('/fa/login/%D8%A7/'));
  });

  it('answers /404/ with its status and hides the internal pages', () => {
    expect(decide('/404/')).toEqual(page('/fa/not-found-page/', 404));
    expect(decide('/404')).toEqual(redirect('/404/'));
    expect(decide('/order-flow/')).toEqual(redirect('/404/', 307));
    expect(decide('/en/not-found-page/')).toEqual(redirect('/en/404/', 307));
  });
});

describe('the login guard', () => {
  it('names the login page with the way back', () => {
    expect(decide('/my-order-list/')).toMatchObject({ loginLocation: '/login/?next=%2Fmy-order-list%2F' });
    expect(decide('/en/pelakman/dashboard/?a=1')).toMatchObject({
      loginLocation: '/en/login/?next=%2Fen%2Fpelakman%2Fdashboard%2F%3Fa%3D1',
    });
  });

  it('leads into the provider’s area by its first page, which then asks for the login', () => {
    expect(decide('/pelakman/?a=1')).toEqual(redirect('/pelakman/dashboard/?a=1', 307));
    expect(decide('/de/pelakman')).toEqual(redirect('/de/pelakman/dashboard/', 307));
    for (const path of ['/constructor/', '/__proto__/', '/toString'])
      expect(decide(path)).toEqual(redirect('/404/', 307));
  });

  it('leaves task review and public pages open', () => {
    expect(decide('/my-order-list/taskreview/7/?token=x')).toEqual(page('/fa/my-order-list/taskreview/7/?token=x'));
    expect(decide('/services/pelakman/')).toMatchObject({ loginLocation: null });
  });
});
