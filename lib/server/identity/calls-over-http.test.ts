import { send } from '@/e2e/steps/api';

import { toPasswordDigest } from '@/lib/domain/password';

import { cities, locations, provinces } from '../schema';
import { createTestService, type TestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { findLastCode } from '../testing/person';

const name = { fa: 'تهران', en: 'Tehran', de: 'Teheran', ar: 'طهران' };
const ENGLISH = { 'accept-language': 'en' };
/** What every answer has beside its own fields (WIRE); 9999 is success. */
const success = (statusName = 'Success', desc = 'Success') => ({
  desc,
  responseStatus: { value: 9999, name: statusName, descr: statusName },
});
const refusal = (key: string, value: number, descr: string) => ({
  desc: key,
  responseStatus: { value, name: key, descr },
});
const toWrong = (digits: string) => String((Number(digits) + 1) % 10_000).padStart(4, '0');

let service: TestService;
let site: Awaited<ReturnType<typeof listenForTests>>;
beforeAll(async () => {
  service = await createTestService();
  site = await listenForTests(service);
  const { connection } = service.context.ports.database;
  await connection.insert(provinces).values({ id: 8, name });
  await connection.insert(cities).values({ id: 1, provinceId: 8, name });
  await connection.insert(locations).values({ id: 11, cityId: 1, zoneId: 6, name, latitude: 35.73, longitude: 51.4 });
});
afterAll(async () => {
  await site.close();
  await service.close();
});

const post = (call: string, body: unknown, token?: string, headers: Readonly<Record<string, string>> = {}) =>
  send(site.url, { path: `main/${call}`, body, token, headers: { ...ENGLISH, ...headers } });
const get = (path: string, token?: string) =>
  send(site.url, { path: `main/${path}`, method: 'GET', token, headers: ENGLISH });
const login = (mobile: string, password: string, headers = {}) =>
  post('security/login', { mobile, password: toPasswordDigest(mobile, password) }, undefined, headers);

let lastMobile = 9_129_000_000;
async function registers() {
  const mobile = `0${(lastMobile += 1)}`;
  await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
  const password = findLastCode(service, mobile);
  await post('security/checkactivationCode', { activationCode: password, mobile });
  const { body } = await login(mobile, password);
  return { mobile, password, token: String(body.token), userId: Number(Reflect.get(Object(body.account), 'userId')) };
}

describe('getting in', () => {
  it('[C-security] [T-01] [E-02] [K-31] register answers user-register-OK, and user-not-active to who never entered the code', async () => {
    const registration = {
      firstname: 'Sara',
      lastname: 'Ahmadi',
      mobilenumber: '+98 912 100 0001',
      userCode: 'FRIEND12',
    };
    const answer = (status: string) => ({
      ...success(status),
      registerStatus: status,
      responseStatusCode: 9999,
      mobilenumber: '09121000001',
      codeExpiresInSeconds: 120,
    });
    const first = await post('security/register', registration);
    expect([first.status, first.body]).toEqual([200, answer('user-register-OK')]);
    expect((await post('security/register', registration)).body).toEqual(answer('user-not-active'));
  });

  it('[C-security] [X-01] register says of a registered mobile 2005, with a null mobile, in each language', async () => {
    const { mobile } = await registers();
    const again = await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
    expect([again.status, again.body]).toEqual([
      200,
      {
        ...refusal('user-already-registered', 2005, 'This number has already been registered.'),
        responseStatusCode: 2005,
        mobilenumber: null,
      },
    ]);
    const inPersian = await post(
      'security/register',
      { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile },
      undefined,
      { 'accept-language': 'fa' },
    );
    expect(inPersian.words).toBe('این شماره قبلاً ثبت شده است.');
  });

  it('[C-security] [T-03] [E-02] [X-03] checkactivationCode takes {activationCode, mobile}: login-successful, or that the code is wrong', async () => {
    const mobile = '09121000002';
    await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
    const activationCode = findLastCode(service, mobile);
    const wrong = await post('security/checkactivationCode', { activationCode: toWrong(activationCode), mobile });
    expect([wrong.status, wrong.body]).toEqual([
      200,
      refusal('invalid-activation-code', 2001, 'The entered code is wrong.'),
    ]);
    const right = await post('security/checkactivationCode', { activationCode, mobile });
    expect([right.status, right.body]).toEqual([
      200,
      { ...success('login-successful'), activationStatus: 'login-successful', hasWelcomeGift: true },
    ]);
  });

  it('[C-security] [E-01] [E-03] [E-24] login answers every field of SPEC 3, its token to a native client alone', async () => {
    const { mobile, password, userId } = await registers();
    const account = {
      userId,
      mobileNo: mobile,
      firstName: 'Sara',
      lastName: 'Ahmadi',
      email: null,
      birthDate: null,
      balanceRial: 0,
      gender: null,
      roleId: null,
      userType: 2,
      imageUrl: '/images/default-profile.svg',
      nationalCode: null,
      inboxCount: 1,
      deliveryAddressCount: 0,
      inviteCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
      organisation: null,
    };
    const answer = {
      ...success(),
      userrolelst: [],
      lstAccount: [account],
      account,
      balanceRial: 0,
      inboxCount: 1,
      deliveryAddressCount: 0,
      roleId: null,
    };
    const native = await login(mobile, password);
    expect([native.status, native.body]).toEqual([200, { ...answer, token: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect((await login(mobile, password, { 'sec-fetch-site': 'same-origin' })).body).toEqual(answer);
  });

  it('[C-security] [X-04] login says that the information is incorrect, of a wrong password and of a mobile that nobody has', async () => {
    const { mobile, password } = await registers();
    for (const asked of [login(mobile, toWrong(password)), login('09121999999', '1234')]) {
      const { status, body } = await asked;
      expect([status, body]).toEqual([200, refusal('invalid-login', 2002, 'User information is incorrect.')]);
    }
  });

  it('[C-security] [E-04] [X-05] forgetpassword answers LoginSuccessfully when a code went out, and UserNull to nobody’s number', async () => {
    const { mobile } = await registers();
    const sentSoFar = service.sms.length;
    const sent = await post('security/forgetpassword', { mobilenumber: mobile });
    expect([sent.status, sent.body, service.sms.length]).toEqual([
      200,
      { ...success('Success', 'LoginSuccessfully'), codeExpiresInSeconds: 600 },
      sentSoFar + 1,
    ]);
    const unknown = await post('security/forgetpassword', { mobilenumber: '09121999998' });
    expect([unknown.status, unknown.body]).toEqual([200, refusal('UserNull', 2004, 'This number is not registered.')]);
  });

  it('[C-security] [T-11] validatetoken says whether a token is good; after logout it is not, and a call with it answers 1002', async () => {
    const { token } = await registers();
    const isValid = async () => (await get(`security/validatetoken/${token}/test/test`)).body;
    expect(await isValid()).toEqual({ ...success(), isValid: true });
    const ended = await post('security/logout', {}, token);
    expect([ended.status, ended.body]).toEqual([200, success()]);
    expect(await isValid()).toEqual({ ...success(), isValid: false });
    const after = await post('user/getuserinfo', {}, token);
    expect([after.status, after.value]).toEqual([401, 1002]);
    expect((await post('security/logout', {})).status).toBe(401);
  });
});

describe('what is one’s own', () => {
  it('[C-user] [V-04] userexist answers a bare boolean', async () => {
    const { mobile } = await registers();
    const exists = async (mobilenumber: string) => (await post('user/userexist', { mobilenumber })).text;
    expect([await exists(mobile), await exists('09121999997')]).toEqual(['true', 'false']);
  });

  it('[C-user] [E-01] editprofile answers 9999 with the account, which getuseraccount then tells, and getuserinfo without the addresses', async () => {
    const { token } = await registers();
    const organisation = {
      organisationName: 'Sepid',
      nationalId: '10380284790',
      registrationId: '123',
      economicCode: '411111111111',
      landline: '02112345678',
      headOfficeCityId: 1,
    };
    const profile = {
      firstName: 'Nika',
      lastName: 'Salehi',
      email: 'nika@example.com',
      birthDate: '1992-03-19',
      gender: 'female',
      nationalCode: '0499370899',
    };
    const edited = await post('user/editprofile', { ...profile, organisation }, token);
    expect([edited.status, edited.body]).toEqual([
      200,
      {
        ...success(),
        account: expect.objectContaining({ ...profile, organisation: { ...organisation, headOfficeProvinceId: 8 } }),
      },
    ]);
    const { deliveryAddressCount, ...withoutAddresses } = Object(edited.body.account);
    expect((await post('user/getuseraccount', {}, token)).body).toEqual({
      ...success(),
      account: { ...withoutAddresses, deliveryAddressCount },
    });
    expect((await post('user/getuserinfo', {}, token)).body).toEqual({ ...success(), account: withoutAddresses });
    const refused = await post('user/editprofile', { ...profile, nationalCode: '0684159415' }, token);
    expect([refused.status, refused.value, refused.body.fields]).toEqual([
      400,
      4001,
      [expect.objectContaining({ field: 'nationalCode' })],
    ]);
  });

  it('[C-user] changepassword answers a new token, and that a wrong old one is incorrect', async () => {
    const { mobile, password, token } = await registers();
    const change = (from: string) =>
      post(
        'user/changepassword',
        { oldPassword: toPasswordDigest(mobile, from), newPassword: toPasswordDigest(mobile, '5093') },
        token,
      );
    const wrong = await change(toWrong(password));
    expect([wrong.status, wrong.body]).toEqual([200, refusal('invalid-login', 2002, 'User information is incorrect.')]);
    const changed = await change(password);
    expect(changed.body).toEqual({ ...success(), token: expect.stringMatching(/^[\w-]{43}$/) });
    expect([
      (await post('user/getuserinfo', {}, token)).status,
      (await post('user/getuserinfo', {}, String(changed.body.token))).status,
    ]).toEqual([401, 200]);
  });

  it('[C-user] [E-18] getusersetting takes an empty body; addusersetting changes the one that is named', async () => {
    const { token } = await registers();
    const all = { isSendEmail: true, isSendInbox: true, isSendSMS: true, isSendNotify: true, promotionalSms: 'send' };
    const read = () => post('user/getusersetting', '', token, { 'content-type': 'application/json' });
    const withoutBody = await fetch(`${site.url}/api/main/user/getusersetting`, {
      method: 'POST',
      headers: { authorization: token },
    });
    expect([withoutBody.status, await withoutBody.json()]).toEqual([200, { ...success(), userSettingLst: [all] }]);
    expect((await read()).body).toEqual({ ...success(), userSettingLst: [all] });
    for (const changed of [
      { isSendEmail: false },
      { isSendInbox: false },
      { isSendSMS: false },
      { isSendNotify: false },
      { promotionalSms: 'notSend' },
    ]) {
      expect((await post('user/addusersetting', changed, token)).body).toEqual({
        ...success(),
        userSettingLst: [{ ...all, ...changed }],
      });
      expect((await read()).body).toEqual({ ...success(), userSettingLst: [{ ...all, ...changed }] });
      await post('user/addusersetting', all, token);
    }
  });

  it('[C-user] [E-06] adddeliveryaddress adds, edits and deletes; getdeliveryaddress tells what is there', async () => {
    const { token, userId } = await registers();
    const typed = {
      deliveryaddrname: 'Home',
      deliveryaddr: 'Street 5, number 3',
      locationid: 11,
      deliveryZipCode: '1439953145',
      gmaplocx: 35.7321,
      gmaplocy: 51.4012,
    };
    const added = await post('user/adddeliveryaddress', typed, token);
    const { deliveryaddrid } = added.body;
    const kept = {
      ...typed,
      deliveryaddrid,
      locationname: 'Tehran',
      cityid: 1,
      cityname: 'Tehran',
      countryid: 1,
      provinceid: 8,
      zoneid: 6,
      userid: userId,
      isenable: true,
      isDefault: true,
    };
    expect(added.body).toEqual({ ...success(), lstDeliveryAddress: [kept], deliveryaddrid: expect.any(Number) });
    const read = async () => (await post('user/getdeliveryaddress', {}, token)).body;
    expect(await read()).toEqual({ ...success(), lstDeliveryAddress: [kept] });
    await post('user/adddeliveryaddress', { ...typed, deliveryaddrid, deliveryaddrname: 'Work' }, token);
    expect(await read()).toEqual({ ...success(), lstDeliveryAddress: [{ ...kept, deliveryaddrname: 'Work' }] });
    expect((await post('user/adddeliveryaddress', { deliveryaddrid, isenable: false }, token)).body).toEqual({
      ...success(),
      lstDeliveryAddress: [],
      deliveryaddrid,
    });
    expect(await read()).toEqual({ ...success(), lstDeliveryAddress: [] });
  });

  it('[C-user] [E-19] [K-27] getuserinbox, the bare count of what is unread, and getuserinboxdetail, which marks it as read', async () => {
    const { token } = await registers();
    const inbox = async (inboxReadEnum: string) =>
      (await post('user/getuserinbox', { inboxReadEnum, pageNumber: 0, pageSize: 20 }, token)).body;
    const count = async () =>
      (
        await post(
          'nonePreloader/user/countuserinbox',
          { inboxReadEnum: 'NOTSEEN', pageNumber: 0, pageSize: 500 },
          token,
        )
      ).text;
    const welcome = {
      id: expect.any(Number),
      title: 'Welcome to Pelakfan',
      body: expect.stringContaining('20,000'),
      isSeen: false,
      createdAtMs: service.clock.now().getTime(),
      path: null,
    };
    const unread = await inbox('NOTSEEN');
    expect(unread).toEqual({ ...success(), userInboxLst: [welcome], inboxCount: 1 });
    expect([await count(), await inbox('SEEN')]).toEqual(['1', { ...success(), userInboxLst: [], inboxCount: 0 }]);
    const [message] = Array.isArray(unread.userInboxLst) ? unread.userInboxLst : [];
    const opened = await get(`nonePreloader/user/getuserinboxdetail/${Number(Object(message).id)}`, token);
    expect([opened.status, opened.body]).toEqual([200, { ...success(), userInbox: { ...message, isSeen: true } }]);
    expect([await count(), await inbox('NOTSEEN')]).toEqual(['0', { ...success(), userInboxLst: [], inboxCount: 0 }]);
    expect(await inbox('SEEN')).toEqual({ ...success(), userInboxLst: [{ ...message, isSeen: true }], inboxCount: 1 });
  });

  it('[C-user] [E-20] adduserauto adds and removes a vehicle; getuserauto tells them from an offset on, so many', async () => {
    const { token, userId } = await registers();
    const add = async (plaque: string, vehicleType: string) =>
      (await post('user/adduserauto', { vehicleType, plaque }, token)).body;
    const car = await add('12-ب-345-67', 'AUTOMOBILE');
    const carRow = { autoId: car.autoId, vehicleType: 'AUTOMOBILE', plaque: '12-ب-345-67', autoBrandId: null };
    expect(car).toEqual({ ...success(), lstUserAuto: [carRow], autoId: expect.any(Number) });
    const motorcycle = await add('123-45678', 'MOTORCYCLE');
    const read = async (query: string) => (await get(`user/getuserauto/${userId}?${query}`, token)).body;
    expect(await read('offset=1&limit=1')).toEqual({ ...success(), lstUserAuto: [carRow] });
    const removed = await post('user/adduserauto', { autoId: motorcycle.autoId, isenable: false }, token);
    expect(removed.body).toEqual({ ...success(), lstUserAuto: [carRow], autoId: motorcycle.autoId });
    expect(await read('offset=0&limit=10')).toEqual({ ...success(), lstUserAuto: [carRow] });
  });

  it('[C-wallet] [E-05] [K-07] getaccountbalance tells the four parts of wallet 1 in RIAL, which it takes for granted, and refuses another currency', async () => {
    const { token } = await registers();
    const parts = { balanceGiftCredit: 200_000, biddingCreditBalance: 0, balance: 0, balanceRial: 0 };
    for (const asked of [{ merchantId: 1, currencyEnum: 'RIAL' }, {}])
      expect((await post('wallet/getaccountbalance', asked, token)).body).toEqual({ ...success(), ...parts });
    expect((await post('wallet/getaccountbalance', { merchantId: 1, currencyEnum: 'USD' }, token)).status).toBe(400);
    expect((await post('wallet/getaccountbalance', {})).status).toBe(401);
  });
});
