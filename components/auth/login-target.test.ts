import { toLoginTarget } from './login-target';

const target = (query: string, roleId: number | null = null, locale: 'fa' | 'de' = 'fa') =>
  toLoginTarget({ url: new URL(`https://pelakfan.example/login/${query}`), roleId, locale });

it('prefers provider sign-up, then the dashboard, then home', () => {
  expect(target('?state=pelakfan-register', 16)).toBe('/joinus/register/');
  expect(target('', 16)).toBe('/pelakman/dashboard/');
  expect(target('?state=pelakfan-register')).toBe('/joinus/register/');
  expect([4, 18].map((roleId) => target('?state=elsewhere', roleId))).toEqual([
    '/pelakman/dashboard/',
    '/pelakman/dashboard/',
  ]);
  expect(target('')).toBe('/');
  expect(target('', null, 'de')).toBe('/de/');
});

it('goes where the guard came from before all of these', () => {
  expect(target(`?state=pelakfan-register&next=${encodeURIComponent('/en/my-order-list/?a=1#b')}`, 16)).toBe(
    '/en/my-order-list/?a=1#b',
  );
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/login/?next=/x',
  '/de/register/',
  '/api/main/x',
  '',
])('does not follow %j', (next) => {
  expect(target(`?next=${encodeURIComponent(next)}`)).toBe('/');
});
