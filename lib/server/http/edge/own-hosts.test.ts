import { createOwnHosts } from './own-hosts';

const PUBLIC = { siteUrl: 'https://www.pelakfan.example', host: '0.0.0.0', noindexHosts: 'provider.*,*.stage.example' };
const DEMO = { siteUrl: undefined, host: '127.0.0.1', noindexHosts: 'provider.*' };
const ARRIVED_AT = '::ffff:10.0.0.7';

describe('the hosts that a server answers', () => {
  it.each([
    ['its public name', 'www.pelakfan.example'],
    ['its public name as a proxy or a person may write it', 'WWW.Pelakfan.example.:443'],
    ['a part of it that search engines leave alone', 'provider.pelakfan.example'],
    ['another writing of that part', 'provider.www.pelakfan.example:8443'],
    ['a name that the operator wrote out', 'a.stage.example'],
    ['this computer', 'localhost:3000'],
    ['this computer by its address', '127.0.0.1:3000'],
    ['this computer in IPv6', '[::1]:3000'],
    ['a part of this computer', 'provider.localhost:3000'],
    ['the address that the connection arrived at, as a load balancer asks', '10.0.0.7:3000'],
    ['a client that names none', undefined],
  ])('are %s', (_, host) => expect(createOwnHosts(PUBLIC)(host, ARRIVED_AT)).toBe(true));

  it.each([
    ['a name of somebody else', 'evil.example'],
    ['one with our port', 'evil.example:3000'],
    ['one that begins as ours does', 'www.pelakfan.example.evil.example'],
    ['one that ends as ours does', 'evilpelakfan.example'],
    ['a part of it that nobody configured', 'evil.pelakfan.example'],
    ['one that begins as a part of ours does', 'provider.evil.example'],
    ['one that looks like this computer', 'localhost.evil.example'],
    ['one that ends as this computer does', 'evillocalhost'],
    ['one that looks like an address of it', '127.0.0.1.evil.example'],
    ['an address that nobody arrived at', '192.0.2.1'],
    ['a name within a name', 'localhost@evil.example'],
    ['nothing', ''],
  ])('are not %s', (_, host) => {
    for (const options of [PUBLIC, DEMO]) expect(createOwnHosts(options)(host, ARRIVED_AT)).toBe(false);
  });

  it('are the name and the address of its own socket', () => {
    expect(createOwnHosts({ ...DEMO, host: 'site-1.internal' })('SITE-1.internal:3000', undefined)).toBe(true);
    expect(createOwnHosts({ ...DEMO, host: '192.0.2.7' })('192.0.2.7', undefined)).toBe(true);
    expect(createOwnHosts({ ...DEMO, host: '2001:db8::7' })('[2001:db8::7]:80', undefined)).toBe(true);
  });

  it('are not everybody’s for a pattern of a star alone', () => {
    const isOwn = createOwnHosts({ ...PUBLIC, noindexHosts: '*' });
    expect([isOwn('evil.example', undefined), isOwn('www.pelakfan.example', undefined)]).toEqual([false, true]);
  });
});
