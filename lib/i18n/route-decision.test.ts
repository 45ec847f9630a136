import { decideRoute } from '@/lib/i18n/route-decision';

const decide = (path: string) => decideRoute(new URL(`https://pelakfan.example${path}`));
const redirect = (location: string, status: 307 | 308 = 308) => ({ kind: 'redirect', status, location });
const page = (path: string, status: 200 | 404 = 200, loginLocation: string | null = null) => ({ kind: 'page', path, status, loginLocation });

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
  it('[R-07] keeps /services for the order flow and /services/ for the list', () => {
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

describe('the order of a service', () => {
  it('[F-52] is rendered for the person, while the service page keeps its address', () => {
    expect(decide('/services/house-cleaning/?order-step=22&type=301')).toEqual(page('/fa/order-flow/house-cleaning/?order-step=22&type=301'));
    expect(decide('/en/services/house-cleaning/?order-step=3')).toEqual(page('/en/order-flow/house-cleaning/?order-step=3'));
    expect(decide('/services/house-cleaning/?utm_source=x')).toEqual(page('/fa/services/house-cleaning/?utm_source=x'));
    expect(decide('/services/house-cleaning/regular/?order-step=3')).toEqual(page('/fa/services/house-cleaning/regular/?order-step=3'));
    expect(decide('/order-flow/house-cleaning/?order-step=3')).toEqual(redirect('/404/', 307));
  });
});

describe('what is not there', () => {
  it('[R-31] [X-12] sends unknown paths to /404/ in their language', () => {
    for (const path of ['/nowhere', '/nowhere/', '/policy/more/', '/services/a/b/c/', '//elsewhere.example/', '/frr/']) {
      expect(decide(path)).toEqual(redirect('/404/', 307));
    }
    expect(decide('/de/nirgends/')).toEqual(redirect('/de/404/', 307));
  });

  it('answers /404/ with its status and hides the internal pages', () => {
    expect(decide('/404/')).toEqual(page('/fa/not-found-page/', 404));
    expect(decide('/404')).toEqual(redirect('/404/'));
    expect(decide('/order-flow/')).toEqual(redirect('/404/', 307));
    expect(decide('/en/not-found-page/')).toEqual(redirect('/en/404/', 307));
  });
});

describe('the login guard', () => {
  it('[G-01] names the login page with the way back', () => {
    expect(decide('/my-order-list/')).toMatchObject({ loginLocation: '/login/?next=%2Fmy-order-list%2F' });
    expect(decide('/en/pelakman/dashboard/?a=1')).toMatchObject({ loginLocation: '/en/login/?next=%2Fen%2Fpelakman%2Fdashboard%2F%3Fa%3D1' });
  });

  it('[G-02] leaves task review and public pages open', () => {
    expect(decide('/my-order-list/taskreview/7/?token=x')).toEqual(page('/fa/my-order-list/taskreview/7/?token=x'));
    expect(decide('/services/pelakman/')).toMatchObject({ loginLocation: null });
  });
});
