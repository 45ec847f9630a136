import { CallError } from '@/lib/contract/call-error';
import { startFakeHost, type FakeReply, type FakeRequest } from '@/lib/server/testing/fake-host';

import { callFromBrowser } from './browser';
import { LOADING_EVENT } from './loading-event';
import { SESSION_ENDED_EVENT } from './session-state';

const success = { desc: 'Success', responseStatus: { value: 9999, name: 'Success', descr: '' } };
const home = { areaM2: 80, roomCount: 2, bathroomCount: 1, windowCount: 4 };

/** The parts of a browser that the client needs, in front of a real server: jsdom has no fetch. */
describe('a call from the browser', () => {
  const requests: FakeRequest[] = [];
  const events: { readonly type: string; readonly detail: unknown }[] = [];
  let answer: FakeReply;
  let answerTo: (request: FakeRequest) => FakeReply;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const host = await startFakeHost((request) => {
      requests.push(request);
      return answerTo(request);
    });
    ({ close } = host);
    const page = Object.assign(new EventTarget(), { location: { origin: host.url } });
    for (const type of [LOADING_EVENT, SESSION_ENDED_EVENT]) {
      page.addEventListener(type, (event) =>
        events.push({ type, detail: event instanceof CustomEvent ? event.detail : null }),
      );
    }
    Object.assign(globalThis, { window: page, document: { documentElement: { lang: 'de' } } });
  });
  afterAll(() => close());
  beforeEach(() => {
    requests.length = 0;
    events.length = 0;
    answer = { body: success };
    answerTo = () => answer;
  });
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no failure',
      (error: unknown) => error,
    );

  it('asks the door of the call’s host with Accept-Language and channel=WEB, and no token', async () => {
    answer = { body: { ...success, needHour: 3 } };
    expect(await callFromBrowser('boot/calchours', home)).toMatchObject({ needHour: 3 });
    await callFromBrowser('custom', { prefix: 'cod-', reqId: 10_001, giftCode: 'a/b', useWallet: 'false' });
    await callFromBrowser('user/getuserauto', { id: 9, offset: 3 });
    await callFromBrowser('uploadimage', {}, { file: new Blob(['photo']) });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/main/boot/calchours',
      'GET /api/ipg/custom/cod-10001/a%2Fb/false',
      'GET /api/main/user/getuserauto/9?offset=3',
      'POST /api/file/uploadimage',
    ]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(home);
    expect(requests[0]?.headers).toMatchObject({ 'accept-language': 'de', channel: 'WEB' });
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(requests[3]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(requests[3]?.body).toContain('name="file"');
  });

  it('shows the loading indicator, but not for a nonePreloader call', async () => {
    await callFromBrowser('nonePreloader/geo/getlocationbyservice', { srvcategoryid: 3 });
    expect(events).toEqual([]);
    await Promise.all([callFromBrowser('boot/calchours', home), callFromBrowser('boot/calchours', home)]);
    expect(events.map(({ detail }) => detail)).toEqual([{ isLoading: true }, { isLoading: false }]);
    answer = 'break';
    await failureOf(callFromBrowser('boot/calchours', home));
    expect(events.at(-1)?.detail).toEqual({ isLoading: false });
  });

  it.each([
    ['another value', { ...success, responseStatus: { ...success.responseStatus, value: 0 }, needHour: 3 }],
    ['another desc', { ...success, desc: 'Failure', needHour: 3 }],
    ['no envelope', { needHour: 3 }],
    ['a bare number', 3],
    ['null', null],
  ])('reads nothing from an answer with %s', async (_what, body) => {
    answer = { body };
    expect(await failureOf(callFromBrowser('boot/calchours', home))).toBeInstanceOf(CallError);
  });

  it.each(['user/editprofile', 'nonePreloader/suggestion/gettopicname'] as const)(
    'acts on 9999 only: %s',
    async (name) => {
      const ask = () =>
        name === 'user/editprofile'
          ? callFromBrowser(name, { firstName: 'a', lastName: 'b' })
          : callFromBrowser(name, {});
      for (const value of [9998, 10_000, 0, '9999', null]) {
        answer = { body: { ...success, responseStatus: { value, name: 'Success', descr: '' } } };
        expect([value, await failureOf(ask())]).toEqual([value, expect.any(CallError)]);
      }
      answer = { body: { ...success, responseStatus: { value: 9999, name: 'Success', descr: '' } } };
      await expect(ask()).resolves.toMatchObject({ desc: 'Success' });
    },
  );

  it('returns a bare value where SPEC 7 fixes one, and the words of success that SPEC fixes', async () => {
    answer = { body: true };
    expect(await callFromBrowser('user/userexist', { mobilenumber: '09120000001' })).toBe(true);
    answer = { body: { ...success, desc: 'LoginSuccessfully' } };
    await expect(callFromBrowser('security/forgetpassword', { mobilenumber: '09120000001' })).resolves.toBeDefined();
  });

  it('throws the host’s words, fields and waiting time', async () => {
    const fields = [{ field: 'mobile', message: 'Bitte ausfüllen' }];
    answer = {
      status: 429,
      body: {
        desc: 'TooMuchRequest',
        responseStatus: { value: 4290, name: 'TooMuchRequest', descr: 'Zu oft' },
        retryAfterSeconds: 42,
        fields,
      },
    };
    const failure = await failureOf(callFromBrowser('boot/sharelink', { mobile: '' }));
    expect(failure).toMatchObject({
      key: 'TooMuchRequest',
      message: 'Zu oft',
      retryAfterSeconds: 42,
      fields,
      status: 429,
    });
  });

  it('reports network-failed without an answer, and does not send twice', async () => {
    answer = 'break';
    expect(await failureOf(callFromBrowser('boot/calchours', home))).toMatchObject({ key: 'network-failed' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    [502, 'service-unavailable'],
    [503, 'service-unavailable'],
    [504, 'service-unavailable'],
    [413, 'too-large'],
    [429, 'TooMuchRequest'],
    [200, 'network-failed'],
  ])('reports a page in the host’s place by its status, not as a missing connection: %i', async (status, key) => {
    answer = { status, type: 'text/html', bytes: '<html><body><h1>Bad Gateway</h1></body></html>' };
    expect(await failureOf(callFromBrowser('boot/calchours', home))).toMatchObject({ key });
  });

  it.each([
    ['session-expired', 1005],
    ['session-unknown', 1002],
    ['Unauthorized', 1003],
  ])('tells the page that the session is over: %s', async (key, value) => {
    answer = { status: 401, body: { desc: key, responseStatus: { value, name: key, descr: '' } } };
    await failureOf(callFromBrowser('user/getuseraccount', {}));
    expect(events).toContainEqual({ type: SESSION_ENDED_EVENT, detail: null });
  });

  it.each([
    [1005, 'session-expired'],
    [1002, 'session-unknown'],
  ])('tells it by the value alone where a host uses another name: %i', async (value, key) => {
    answer = { body: { desc: 'x', responseStatus: { value, name: 'TokenExpired', descr: '' } } };
    expect(await failureOf(callFromBrowser('user/getuseraccount', {}))).toMatchObject({ key });
    expect(events).toContainEqual({ type: SESSION_ENDED_EVENT, detail: null });
  });

  it('repeats in the new session a call that went out in the one that a new password ended', async () => {
    let refusals = 0;
    answerTo = ({ url }) => {
      if (url.endsWith('changepassword') || refusals === 1) return { body: success };
      refusals += 1;
      return {
        status: 401,
        body: { desc: 'Unauthorized', responseStatus: { value: 1005, name: 'Unauthorized', descr: 'Over' } },
      };
    };
    await Promise.all([
      callFromBrowser('nonePreloader/suggestion/gettopicname', {}),
      callFromBrowser('user/changepassword', { oldPassword: 'a', newPassword: 'b' }),
    ]);
    expect(refusals).toBe(1);
    expect(events.filter(({ type }) => type === SESSION_ENDED_EVENT)).toEqual([]);
  });

  it.each([
    ['says nothing of it where the person ended it, who is led on already', true],
    ['says it all the same where that was refused', false],
  ])('a call that the end of the session refuses %s', async (_, isErased) => {
    const over = { desc: 'Unauthorized', responseStatus: { value: 1005, name: 'Unauthorized', descr: 'Over' } };
    const wrong = { desc: 'invalid-login', responseStatus: { value: 0, name: 'invalid-login', descr: 'Wrong' } };
    answerTo = ({ url }) =>
      url.endsWith('eraseaccount') ? { body: isErased ? success : wrong } : { status: 401, body: over };
    await Promise.all([
      failureOf(callFromBrowser('user/eraseaccount', { password: 'a' })),
      failureOf(callFromBrowser('nonePreloader/suggestion/gettopicname', {})),
    ]);
    await failureOf(callFromBrowser('nonePreloader/user/countuserinbox', {}));
    expect(events.filter(({ type }) => type === SESSION_ENDED_EVENT)).toHaveLength(isErased ? 0 : 2);
    // The browser brings the page back as it was: what is refused then was not ended by this.
    window.dispatchEvent(new Event('pageshow'));
    events.length = 0;
    await failureOf(callFromBrowser('nonePreloader/user/countuserinbox', {}));
    expect(events.filter(({ type }) => type === SESSION_ENDED_EVENT)).toHaveLength(1);
  });
});
