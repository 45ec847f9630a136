import { contactMessages } from '../../schema';
import { useMarketOverHttp } from '../../testing/use-market';

describe('forms without a script', () => {
  const { service, site } = useMarketOverHttp({ holds: 'nothing' });

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/forms/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields),
    });
  const outcomeOf = async (sent: Promise<Response>) => {
    const { status, headers } = await sent;
    return [status, headers.get('location')];
  };
  const contact = { name: 'Nika', mobile: '۰۹۱۲۳۰۰۰۰۱۱', text: 'How are you?\nNika' };
  const countMessages = async () =>
    (await service.context.ports.database.connection.select().from(contactMessages)).length;

  it('[R-22] [R-28] arrive, and lead back to the place with their result, in the page’s language', async () => {
    expect(await outcomeOf(post('contact/de', contact))).toEqual([303, '/de/contact/#sent']);
    expect(await service.context.ports.database.connection.select().from(contactMessages)).toMatchObject([
      { mobile: '09123000011', text: contact.text, locale: 'de' },
    ]);
    expect(
      await outcomeOf(
        post('b2b/fa', { organisationName: 'Sepid', contactName: 'Nika', mobile: '09123000012', text: '' }),
      ),
    ).toEqual([303, '/b2b/#sent']);
  });

  it('[R-22] name what is wrong, and too many', async () => {
    expect(await outcomeOf(post('contact/fa', { ...contact, mobile: '1' }))).toEqual([303, '/contact/#wrong']);
    expect(await outcomeOf(post('contact/fa', {}))).toEqual([303, '/contact/#wrong']);
    for (let sent = 0; sent < 5; sent += 1) await post('contact/fa', { ...contact, mobile: '09123000013' });
    expect(await outcomeOf(post('contact/fa', { ...contact, mobile: '09123000013' }))).toEqual([
      303,
      '/contact/#later',
    ]);
  });

  it('[S-25] [X-06] show the result of the app’s link, too, though its call answers 200 to everything', async () => {
    expect(await outcomeOf(post('app-link/en', { mobile: '٠٩١٢٣٠٠٠٠١٤' }))).toEqual([303, '/en/receive-app/#sent']);
    expect(await outcomeOf(post('app-link/fa', { mobile: '09123000014' }))).toEqual([303, '/receive-app/#later']);
    expect(await outcomeOf(post('app-link/fa', { mobile: '1' }))).toEqual([303, '/receive-app/#wrong']);
    expect(service.sms.filter(({ mobile }) => mobile === '09123000014')).toHaveLength(1);
  });

  it('[C-boot] tell an applicant that the application needs its script', async () => {
    expect(
      await outcomeOf(post('careers/en', { fullName: 'Nika', mobile: '09123000014', text: 'I can write.' })),
    ).toEqual([303, '/en/careers/#wrong']);
  });

  it('are accepted from this site’s pages alone', async () => {
    const before = await countMessages();
    expect(await outcomeOf(post('contact/fa', contact, { 'sec-fetch-site': 'cross-site' }))).toEqual([
      303,
      '/contact/#failed',
    ]);
    expect(await countMessages()).toBe(before);
  });

  it.each(['contact/xx', 'login/fa', 'contact'])('refuse any other: %s', async (path) => {
    expect((await post(path, contact)).status).toBe(404);
  });
});
