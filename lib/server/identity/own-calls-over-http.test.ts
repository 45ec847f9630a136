import { toPasswordDigest } from '@/lib/domain/person/password';

import { cities, locations, provinces } from '../schema';
import { toWrong } from '../testing/attack';
import { openCallsOverHttp, refusal, success, type CallsOverHttp } from '../testing/calls-over-http';

const name = { fa: 'تهران', en: 'Tehran', de: 'Teheran', ar: 'طهران' };

let calls: CallsOverHttp;
beforeAll(async () => {
  calls = await openCallsOverHttp();
  const { connection } = calls.service.context.ports.database;
  await connection.insert(provinces).values({ id: 8, name });
  await connection.insert(cities).values({ id: 1, provinceId: 8, name });
  await connection.insert(locations).values({ id: 11, cityId: 1, zoneId: 6, name, latitude: 35.73, longitude: 51.4 });
});
afterAll(() => calls.close());

describe('a person’s own calls', () => {
  it('[C-user] [V-04] userexist answers a bare boolean', async () => {
    const { mobile } = await calls.registers();
    const exists = async (mobilenumber: string) => (await calls.post('user/userexist', { mobilenumber })).text;
    expect([await exists(mobile), await exists('09121999997')]).toEqual(['true', 'false']);
  });

  it('[C-user] [E-01] editprofile answers 9999 with the account, as getuseraccount then does, and getuserinfo without the addresses', async () => {
    const { token } = await calls.registers();
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
    const edited = await calls.post('user/editprofile', { ...profile, organisation }, token);
    expect([edited.status, edited.body]).toEqual([
      200,
      {
        ...success(),
        account: expect.objectContaining({ ...profile, organisation: { ...organisation, headOfficeProvinceId: 8 } }),
      },
    ]);
    const { deliveryAddressCount, ...withoutAddresses } = Object(edited.body.account);
    expect((await calls.post('user/getuseraccount', {}, token)).body).toEqual({
      ...success(),
      account: { ...withoutAddresses, deliveryAddressCount },
    });
    expect((await calls.post('user/getuserinfo', {}, token)).body).toEqual({ ...success(), account: withoutAddresses });
    const refused = await calls.post('user/editprofile', { ...profile, nationalCode: '0684159415' }, token);
    expect([refused.status, refused.value, refused.body.fields]).toEqual([
      400,
      4001,
      [expect.objectContaining({ field: 'nationalCode' })],
    ]);
  });

  it('[C-user] changepassword answers a new token, and a wrong old one as incorrect', async () => {
    const { mobile, password, token } = await calls.registers();
    const change = (from: string) =>
      calls.post(
        'user/changepassword',
        { oldPassword: toPasswordDigest(mobile, from), newPassword: toPasswordDigest(mobile, '5093') },
        token,
      );
    const wrong = await change(toWrong(password));
    expect([wrong.status, wrong.body]).toEqual([200, refusal('invalid-login', 2002, 'User information is incorrect.')]);
    const changed = await change(password);
    expect(changed.body).toEqual({ ...success(), token: expect.stringMatching(/^[\w-]{43}$/) });
    expect([
      (await calls.post('user/getuserinfo', {}, token)).status,
      (await calls.post('user/getuserinfo', {}, String(changed.body.token))).status,
    ]).toEqual([401, 200]);
  });

  it('[C-user] [E-18] getusersetting takes an empty body; addusersetting changes the named one', async () => {
    const { token } = await calls.registers();
    const all = {
      isSendEmail: true,
      isSendInbox: true,
      isSendSMS: true,
      isSendNotify: true,
      promotionalSms: 'notSend',
    };
    const read = () => calls.post('user/getusersetting', '', token, { 'content-type': 'application/json' });
    const withoutBody = await fetch(`${calls.url}/api/main/user/getusersetting`, {
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
      { promotionalSms: 'send' },
    ]) {
      expect((await calls.post('user/addusersetting', changed, token)).body).toEqual({
        ...success(),
        userSettingLst: [{ ...all, ...changed }],
      });
      expect((await read()).body).toEqual({ ...success(), userSettingLst: [{ ...all, ...changed }] });
      await calls.post('user/addusersetting', all, token);
    }
  });

  it('[C-user] [E-06] adddeliveryaddress adds, edits and deletes; getdeliveryaddress lists', async () => {
    const { token, userId } = await calls.registers();
    const typed = {
      deliveryaddrname: 'Home',
      deliveryaddr: 'Street 5, number 3',
      locationid: 11,
      deliveryZipCode: '1439953145',
      gmaplocx: 35.7321,
      gmaplocy: 51.4012,
    };
    const added = await calls.post('user/adddeliveryaddress', typed, token);
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
    const read = async () => (await calls.post('user/getdeliveryaddress', {}, token)).body;
    expect(await read()).toEqual({ ...success(), lstDeliveryAddress: [kept] });
    await calls.post('user/adddeliveryaddress', { ...typed, deliveryaddrid, deliveryaddrname: 'Work' }, token);
    expect(await read()).toEqual({ ...success(), lstDeliveryAddress: [{ ...kept, deliveryaddrname: 'Work' }] });
    expect((await calls.post('user/adddeliveryaddress', { deliveryaddrid, isenable: false }, token)).body).toEqual({
      ...success(),
      lstDeliveryAddress: [],
      deliveryaddrid,
    });
    expect(await read()).toEqual({ ...success(), lstDeliveryAddress: [] });
  });

  it('[C-user] [E-19] [K-27] getuserinbox, the bare count of the unread, and getuserinboxdetail, which marks as read', async () => {
    const { token } = await calls.registers();
    const inbox = async (inboxReadEnum: string) =>
      (await calls.post('user/getuserinbox', { inboxReadEnum, pageNumber: 0, pageSize: 20 }, token)).body;
    const count = async () =>
      (
        await calls.post(
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
      createdAtMs: calls.service.clock.now().getTime(),
      path: null,
    };
    const unread = await inbox('NOTSEEN');
    expect(unread).toEqual({ ...success(), userInboxLst: [welcome], inboxCount: 1 });
    expect([await count(), await inbox('SEEN')]).toEqual(['1', { ...success(), userInboxLst: [], inboxCount: 0 }]);
    const [message] = Array.isArray(unread.userInboxLst) ? unread.userInboxLst : [];
    const opened = await calls.get(`nonePreloader/user/getuserinboxdetail/${Number(Object(message).id)}`, token);
    expect([opened.status, opened.body]).toEqual([200, { ...success(), userInbox: { ...message, isSeen: true } }]);
    expect([await count(), await inbox('NOTSEEN')]).toEqual(['0', { ...success(), userInboxLst: [], inboxCount: 0 }]);
    expect(await inbox('SEEN')).toEqual({ ...success(), userInboxLst: [{ ...message, isSeen: true }], inboxCount: 1 });
  });

  it('[C-user] [E-20] adduserauto adds and removes a vehicle; getuserauto lists them by offset and count', async () => {
    const { token, userId } = await calls.registers();
    const add = async (plaque: string, vehicleType: string) =>
      (await calls.post('user/adduserauto', { vehicleType, plaque }, token)).body;
    const car = await add('12-ب-345-67', 'AUTOMOBILE');
    const carRow = { autoId: car.autoId, vehicleType: 'AUTOMOBILE', plaque: '12-ب-345-67', autoBrandId: null };
    expect(car).toEqual({ ...success(), lstUserAuto: [carRow], autoId: expect.any(Number) });
    const motorcycle = await add('123-45678', 'MOTORCYCLE');
    const read = async (query: string) => (await calls.get(`user/getuserauto/${userId}?${query}`, token)).body;
    expect(await read('offset=1&limit=1')).toEqual({ ...success(), lstUserAuto: [carRow] });
    const removed = await calls.post('user/adduserauto', { autoId: motorcycle.autoId, isenable: false }, token);
    expect(removed.body).toEqual({ ...success(), lstUserAuto: [carRow], autoId: motorcycle.autoId });
    expect(await read('offset=0&limit=10')).toEqual({ ...success(), lstUserAuto: [carRow] });
  });

  it('[C-wallet] [E-05] [K-07] getaccountbalance answers the four parts of wallet 1 in RIAL by default, and refuses another currency', async () => {
    const { token } = await calls.registers();
    const parts = { balanceGiftCredit: 200_000, biddingCreditBalance: 0, balance: 0, balanceRial: 0 };
    for (const asked of [{ merchantId: 1, currencyEnum: 'RIAL' }, {}])
      expect((await calls.post('wallet/getaccountbalance', asked, token)).body).toEqual({ ...success(), ...parts });
    expect((await calls.post('wallet/getaccountbalance', { merchantId: 1, currencyEnum: 'USD' }, token)).status).toBe(
      400,
    );
    expect((await calls.post('wallet/getaccountbalance', {})).status).toBe(401);
  });
});
