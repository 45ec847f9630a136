import { cities, provinces, uploadedFiles } from '../../schema';
import { registerPerson } from '../../testing/person';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ holds: 'nothing' });

describe('user/userexist', () => {
  const exists = (mobilenumber: string, ipAddress = '192.0.2.1') =>
    service.call('user/userexist', { mobilenumber }, { facts: { ipAddress } });

  it('[C-user] answers a bare boolean: only a finished registration exists', async () => {
    await service.call('security/register', { firstname: 'a', lastname: 'b', mobilenumber: '09128000001' });
    await registerPerson(service, '09128000002');
    expect(await exists('09128000001')).toBe(false);
    expect(await exists('۰۹۱۲۸۰۰۰۰۰۲')).toBe(true);
    expect(await exists('09128999999')).toBe(false);
  });

  it('gives each network address a budget of its own', async () => {
    for (let index = 0; index < 120; index += 1) await exists('09128000002', '198.51.100.9');
    await expect(exists('09128000002', '198.51.100.9')).rejects.toMatchObject({
      key: 'TooMuchRequest',
      status: 429,
      retryAfterSeconds: 3600,
    });
    await expect(exists('09128000002', '198.51.100.10')).resolves.toBe(true);
  });
});

describe('the account', () => {
  it('[C-user] getuseraccount counts addresses, getuserinfo does not', async () => {
    const { userId: as } = await registerPerson(service, '09128000003');
    const { account } = await service.call('user/getuseraccount', {}, { as });
    expect(account).toMatchObject({
      userId: as,
      inboxCount: 1,
      deliveryAddressCount: 0,
      inviteCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
    const info = await service.call('user/getuserinfo', {}, { as });
    expect(info.account).toMatchObject({ userId: as, inboxCount: 1 });
    expect(info.account).not.toHaveProperty('deliveryAddressCount');
  });

  it('[C-user] editprofile changes the named fields and keeps the rest', async () => {
    const { userId: as } = await registerPerson(service, '09128000004');
    const profile = {
      firstName: 'علي',
      lastName: 'Karimi',
      email: 'a@b.ir',
      birthDate: '1990-03-21',
      gender: 'male',
      nationalCode: '۰۴۹۹۳۷۰۸۹۹',
    } as const;
    await service.call('user/editprofile', profile, { as });
    const { account } = await service.call(
      'user/editprofile',
      { firstName: 'علي', lastName: 'Karimi', email: '' },
      { as },
    );
    expect(account).toMatchObject({
      firstName: 'علی',
      lastName: 'Karimi',
      email: null,
      birthDate: '1990-03-21',
      gender: 'male',
      nationalCode: '0499370899',
    });
  });

  it('[C-user] [E-01] editprofile stores the fields of a legal entity, keeps them when they are not named, and removes them', async () => {
    const { userId: as } = await registerPerson(service, '09128000011');
    const { connection } = service.context.ports.database;
    await connection
      .insert(provinces)
      .values({ id: 8, name: { fa: 'تهران', en: 'Tehran', de: 'Teheran', ar: 'طهران' } });
    await connection
      .insert(cities)
      .values({ id: 1, provinceId: 8, name: { fa: 'تهران', en: 'Tehran', de: 'Teheran', ar: 'طهران' } });
    const name = { firstName: 'Sara', lastName: 'Ahmadi' };
    const organisation = {
      organisationName: 'شركت سپيد',
      nationalId: '۱۰۳۸۰۲۸۴۷۹۰',
      registrationId: '123',
      economicCode: '411111111111',
      landline: '۰۲۱-۱۲۳۴۵۶۷۸',
      headOfficeCityId: 1,
    };
    await service.call('user/editprofile', { ...name, organisation }, { as });
    const kept = {
      organisationName: 'شرکت سپید',
      nationalId: '10380284790',
      registrationId: '123',
      economicCode: '411111111111',
      landline: '02112345678',
      headOfficeCityId: 1,
      headOfficeProvinceId: 8,
    };
    expect((await service.call('user/editprofile', name, { as })).account.organisation).toEqual(kept);
    expect((await service.call('user/getuseraccount', {}, { as })).account.organisation).toEqual(kept);
    const wrong = {
      ...organisation,
      nationalId: '10380284791',
      registrationId: '12/b',
      economicCode: '12',
      landline: '09121234567',
      headOfficeCityId: 999,
    };
    const fields = ['nationalId', 'registrationId', 'economicCode', 'landline', 'headOfficeCityId'].map((field) =>
      expect.objectContaining({ field: `organisation.${field}` }),
    );
    await expect(service.call('user/editprofile', { ...name, organisation: wrong }, { as })).rejects.toMatchObject({
      key: 'invalid-input',
      fields,
    });
    expect(
      (await service.call('user/editprofile', { ...name, organisation: null }, { as })).account.organisation,
    ).toBeNull();
  });

  it('editprofile names each wrong field, and refuses another person’s picture', async () => {
    const { userId: as } = await registerPerson(service, '09128000005');
    const { userId: other } = await registerPerson(service, '09128000006');
    const { connection } = service.context.ports.database;
    const [file] = await connection
      .insert(uploadedFiles)
      .values({
        ownerId: other,
        storageKey: 'k',
        contentType: 'image/png',
        sizeBytes: 1,
        createdAt: service.clock.now(),
      })
      .returning();
    const wrong = {
      firstName: 'a',
      lastName: 'b',
      email: 'nobody',
      birthDate: '2027-01-01',
      nationalCode: '0684159415',
      imageFileId: file?.id,
    };
    const fields = ['email', 'birthDate', 'nationalCode', 'imageFileId'].map((field) =>
      expect.objectContaining({ field }),
    );
    await expect(service.call('user/editprofile', wrong, { as })).rejects.toMatchObject({
      key: 'invalid-input',
      fields,
    });
  });

  it('[E-01] [E-24] editprofile refuses a voice note as a picture, which everybody may see', async () => {
    const { userId: as } = await registerPerson(service, '09128000012');
    const upload = (contentType: string) =>
      service.context.ports.database.connection
        .insert(uploadedFiles)
        .values({ ownerId: as, storageKey: contentType, contentType, sizeBytes: 1, createdAt: service.clock.now() })
        .returning({ id: uploadedFiles.id });
    const [[note], [picture]] = [await upload('audio/webm'), await upload('image/webp')];
    const show = (imageFileId = 0) =>
      service.call('user/editprofile', { firstName: 'Sara', lastName: 'Ahmadi', imageFileId }, { as });
    await expect(show(note?.id)).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'imageFileId', message: 'unknown' }],
    });
    expect((await show(picture?.id)).account.imageUrl).toBe(`/api/file/uploads/${picture?.id}`);
  });

  it('[V-03] [E-01] [E-02] names consist of visible characters only, without any that turn their direction or have no shape', async () => {
    const { userId: as } = await registerPerson(service, '09128000013');
    const rename = async (firstName: string, lastName: string) =>
      (await service.call('user/editprofile', { firstName, lastName }, { as })).account;
    expect(await rename('\u202eSara\u202c\u200b', ' Ahmadi\n\tNejad\u0007 ')).toMatchObject({
      firstName: 'Sara',
      lastName: 'Ahmadi Nejad',
    });
    expect(await rename('علي\u200cرضا', 'می\u200cخواهم\u200c')).toMatchObject({
      firstName: 'علی\u200cرضا',
      lastName: 'می\u200cخواهم',
    });
    for (const unseen of ['\u202e', '\u200b\u200b', '\u200c', '\u2066\u2069', '\ufeff \u00ad']) {
      await expect(rename(unseen, 'Ahmadi')).rejects.toMatchObject({
        key: 'invalid-input',
        fields: [{ field: 'firstName' }],
      });
      const registration = service.call('security/register', {
        firstname: 'Sara',
        lastname: unseen,
        mobilenumber: '09128000014',
      });
      await expect(registration).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field: 'lastname' }] });
    }
  });
});

describe('the inbox', () => {
  it('[C-user] [E-19] lists messages, counts the unread, and marks opened ones as read', async () => {
    const { userId: as } = await registerPerson(service, '09128000007');
    const by = { as, locale: 'fa' } as const;
    expect(
      await service.call(
        'nonePreloader/user/countuserinbox',
        { inboxReadEnum: 'NOTSEEN', pageNumber: 0, pageSize: 500 },
        by,
      ),
    ).toBe(1);
    const { userInboxLst, inboxCount } = await service.call('user/getuserinbox', { inboxReadEnum: 'NOTSEEN' }, by);
    expect(inboxCount).toBe(1);
    expect(userInboxLst).toMatchObject([
      { title: 'به پلاکفن خوش آمدید', body: expect.stringContaining('۲۰٬۰۰۰\u00a0تومان'), isSeen: false },
    ]);
    const { userInbox } = await service.call(
      'nonePreloader/user/getuserinboxdetail',
      { id: userInboxLst[0]?.id ?? 0 },
      by,
    );
    expect(userInbox).toMatchObject({ isSeen: true });
    expect(await service.call('nonePreloader/user/countuserinbox', {}, by)).toBe(0);
    expect(await service.call('user/getuserinbox', { inboxReadEnum: 'NOTSEEN' }, by)).toMatchObject({
      userInboxLst: [],
      inboxCount: 0,
    });
    expect((await service.call('user/getuserinbox', { pageSize: 1, pageNumber: 1 }, by)).userInboxLst).toEqual([]);
  });

  it('[C-user] [E-19] hides other people’s messages, and leaves them unread', async () => {
    const { userId } = await registerPerson(service, '09128000008');
    const { userId: other } = await registerPerson(service, '09128000009');
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: userId });
    const opened = service.call(
      'nonePreloader/user/getuserinboxdetail',
      { id: userInboxLst[0]?.id ?? 0 },
      { as: other },
    );
    await expect(opened).rejects.toMatchObject({ key: 'not-yours', status: 403 });
    await expect(
      service.call('nonePreloader/user/getuserinboxdetail', { id: 999_999 }, { as: other }),
    ).rejects.toMatchObject({ key: 'not-found', status: 404 });
    expect(await service.call('nonePreloader/user/countuserinbox', {}, { as: userId })).toBe(1);
  });
});

describe('the settings', () => {
  it('[C-user] [E-18] are all on at first but promotions, and change one by one', async () => {
    const { userId: as } = await registerPerson(service, '09128000010');
    const all = {
      isSendEmail: true,
      isSendInbox: true,
      isSendSMS: true,
      isSendNotify: true,
      promotionalSms: 'notSend',
    };
    expect(await service.call('user/getusersetting', {}, { as })).toEqual({ userSettingLst: [all] });
    await service.call('user/addusersetting', { promotionalSms: 'send' }, { as });
    await service.call('user/addusersetting', {}, { as });
    await service.call('user/addusersetting', { isSendEmail: false }, { as });
    expect(await service.call('user/getusersetting', {}, { as })).toEqual({
      userSettingLst: [{ ...all, isSendEmail: false, promotionalSms: 'send' }],
    });
  });
});
