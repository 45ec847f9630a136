import { toWrong } from '../testing/attack';
import { openCallsOverHttp, refusal, success, type CallsOverHttp } from '../testing/calls-over-http';
import { findLastCode } from '../testing/person';

let calls: CallsOverHttp;
beforeAll(async () => {
  calls = await openCallsOverHttp();
});
afterAll(() => calls.close());

describe('getting in', () => {
  it('[C-security] [T-01] [E-02] [K-31] register answers user-register-OK, and user-not-active to a person who never entered the code', async () => {
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
    const first = await calls.post('security/register', registration);
    expect([first.status, first.body]).toEqual([200, answer('user-register-OK')]);
    expect((await calls.post('security/register', registration)).body).toEqual(answer('user-not-active'));
  });

  it('[C-security] [X-01] register answers 2005 to a registered mobile, with a null mobile, in each language', async () => {
    const { mobile } = await calls.registers();
    const again = await calls.post('security/register', {
      firstname: 'Sara',
      lastname: 'Ahmadi',
      mobilenumber: mobile,
    });
    expect([again.status, again.body]).toEqual([
      200,
      {
        ...refusal('user-already-registered', 2005, 'This number has already been registered.'),
        responseStatusCode: 2005,
        mobilenumber: null,
      },
    ]);
    const inPersian = await calls.post(
      'security/register',
      { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile },
      undefined,
      { 'accept-language': 'fa' },
    );
    expect(inPersian.words).toBe('این شماره قبلاً ثبت شده است.');
  });

  it('[C-security] [T-03] [E-02] [X-03] checkactivationCode takes {activationCode, mobile} and answers login-successful, or a wrong code', async () => {
    const mobile = '09121000002';
    await calls.post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
    const activationCode = findLastCode(calls.service, mobile);
    const wrong = await calls.post('security/checkactivationCode', { activationCode: toWrong(activationCode), mobile });
    expect([wrong.status, wrong.body]).toEqual([
      200,
      refusal('invalid-activation-code', 2001, 'The entered code is wrong.'),
    ]);
    const right = await calls.post('security/checkactivationCode', { activationCode, mobile });
    expect([right.status, right.body]).toEqual([
      200,
      { ...success('login-successful'), activationStatus: 'login-successful', hasWelcomeGift: true },
    ]);
  });

  it('[C-security] [E-01] [E-03] [E-24] login answers every field of SPEC 3, with its token for a native client alone', async () => {
    const { mobile, password, userId } = await calls.registers();
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
    const native = await calls.login(mobile, password);
    expect([native.status, native.body]).toEqual([200, { ...answer, token: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect((await calls.login(mobile, password, { 'sec-fetch-site': 'same-origin' })).body).toEqual(answer);
  });

  it('[C-security] [X-04] login gives a wrong password and an unknown mobile one answer: incorrect information', async () => {
    const { mobile, password } = await calls.registers();
    for (const asked of [calls.login(mobile, toWrong(password)), calls.login('09121999999', '1234')]) {
      const { status, body } = await asked;
      expect([status, body]).toEqual([200, refusal('invalid-login', 2002, 'User information is incorrect.')]);
    }
  });

  it('[C-security] [E-04] [X-05] forgetpassword answers LoginSuccessfully when a code went out, and UserNull to an unknown number', async () => {
    const { mobile } = await calls.registers();
    const sentSoFar = calls.service.sms.length;
    const sent = await calls.post('security/forgetpassword', { mobilenumber: mobile });
    expect([sent.status, sent.body, calls.service.sms.length]).toEqual([
      200,
      { ...success('Success', 'LoginSuccessfully'), codeExpiresInSeconds: 600 },
      sentSoFar + 1,
    ]);
    const unknown = await calls.post('security/forgetpassword', { mobilenumber: '09121999998' });
    expect([unknown.status, unknown.body]).toEqual([200, refusal('UserNull', 2004, 'This number is not registered.')]);
  });

  it('[C-security] [T-11] validatetoken tells good tokens; after logout it refuses, and a call with the token answers 1002', async () => {
    const { token } = await calls.registers();
    const isValid = async () => (await calls.get(`security/validatetoken/${token}/test/test`)).body;
    expect(await isValid()).toEqual({ ...success(), isValid: true });
    const ended = await calls.post('security/logout', {}, token);
    expect([ended.status, ended.body]).toEqual([200, success()]);
    expect(await isValid()).toEqual({ ...success(), isValid: false });
    const after = await calls.post('user/getuserinfo', {}, token);
    expect([after.status, after.value]).toEqual([401, 1002]);
    expect((await calls.post('security/logout', {})).status).toBe(401);
  });
});
