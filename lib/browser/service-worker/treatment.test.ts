import { chooseTreatment, isOrderKey, isWorkKey } from './treatment';

const ORIGIN = 'https://pelakfan.example';
const ask = (path: string, more: Partial<Parameters<typeof chooseTreatment>[0]> = {}) =>
  chooseTreatment(
    { method: 'GET', mode: 'navigate', url: new URL(path, ORIGIN).href, isClientNavigation: false, ...more },
    ORIGIN,
  );

describe('the service worker’s treatment of a request', () => {
  it.each(['/api/main/user/getuserinfo', '/api/forms/contact', '/dev/outbox/', '/mqtt'])(
    'does not touch %s',
    (path) => {
      expect(ask(path)).toEqual({ kind: 'leave' });
      expect(ask(path, { mode: 'cors' })).toEqual({ kind: 'leave' });
    },
  );

  it('does not touch a sent body, or an address elsewhere', () => {
    expect(ask('/', { method: 'POST' })).toEqual({ kind: 'leave' });
    expect(ask('https://elsewhere.example/')).toEqual({ kind: 'leave' });
    expect(ask('/my-order-list/', { mode: 'cors', isClientNavigation: true })).toEqual({ kind: 'leave' });
  });

  it.each([
    '/my-order-list/',
    '/en/my-order-list/',
    '/pelakman/earnings/',
    '/pelakman/orderlist/doneworks/7/',
    '/login/',
    '/my-order-list/taskreview/7/?token=secret',
    '/?inviteCode=PELAK0001',
    '/services/?q=carpet',
    '/services',
    '/success-online/?Authority=x',
  ])('keeps nothing of %s', (path) => {
    expect(ask(path)).toEqual({ kind: 'document', key: null });
  });

  it.each(['/pelakman/dashboard/', '/en/pelakman/orderlist/acceptworks/', '/pelakman/orderlist/acceptworks/7/'])(
    'keeps %s apart, a page of a provider’s day',
    (path) => {
      expect(ask(path)).toEqual({ kind: 'document', key: path });
      expect(isWorkKey(path)).toBe(true);
    },
  );

  it('keeps the page of a customer’s orders apart, once for all orders', () => {
    const path = '/en/my-order-list/current_order/';
    expect(ask(`${path}?taskid=7`)).toEqual({ kind: 'document', key: path });
    expect(isWorkKey(path)).toBe(true);
  });

  it.each(['/', '/de/', '/services/', '/services/laundry/', '/ar/services/laundry/eco/', '/faq/'])(
    'keeps %s, which everybody sees alike',
    (path) => {
      expect(ask(path)).toEqual({ kind: 'document', key: path });
      expect(ask(`${path}?_rsc=1a2b`, { mode: 'cors', isClientNavigation: true })).toEqual({
        kind: 'visit',
        key: path,
      });
    },
  );

  it('keeps a page under one address, wherever its visitor came from', () => {
    expect(ask('/services/laundry/?utm_source=mail&utm_campaign=nowruz')).toEqual({
      kind: 'document',
      key: '/services/laundry/',
    });
  });

  it('keeps the order of a service once, whatever its step', () => {
    const keys = ['?order-step=1', '?order-step=22&type=301', '?order-step=9'].map((search) =>
      ask(`/en/services/house-cleaning/${search}`),
    );
    for (const treatment of keys)
      expect(treatment).toEqual({ kind: 'document', key: '/en/services/house-cleaning/?order-step' });
    expect(isOrderKey('/en/services/house-cleaning/?order-step')).toBe(true);
    expect(isOrderKey('/en/services/house-cleaning/')).toBe(false);
    expect(ask('/services?order-step=1')).toEqual({ kind: 'document', key: null });
  });

  it.each(['/_next/static/chunks/a.js', '/icons/plate.svg', '/illustrations/laundry.svg'])(
    'answers %s from the cache',
    (path) => {
      expect(ask(path, { mode: 'no-cors' })).toEqual({ kind: 'file' });
    },
  );
});
