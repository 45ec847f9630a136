import sharp from 'sharp';

import { aKey, call } from '@/e2e/steps/api';

import {
  aCustomerWithAnAddress,
  aDayFromNow,
  aMobile,
  anOperator,
  HOUSE_CLEANING_ID,
  REGULAR_CLEANING_ID,
  TAJRISH_ID,
} from '../seed/stories/people';
import { registerPerson } from '../testing/person';
import { useMarketOverHttp } from '../testing/use-market';

const NINE_OCLOCK = 10;

const { service, site } = useMarketOverHttp();
let operatorId: number;
beforeAll(async () => {
  operatorId = await anOperator(service.context);
});

async function uploads(token: string): Promise<number> {
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 31, g: 68, b: 148 } } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(photo)]), 'card.png');
  const response = await fetch(`${site.url}/api/file/uploadimage`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  });
  const { lstFileDocument } = (await response.json()) as { lstFileDocument: { fileid: number }[] };
  return lstFileDocument[0]?.fileid ?? 0;
}

/** Applies as a native client would: everything over HTTP, with a session of their own. */
async function applies(token: string): Promise<void> {
  await call(
    site.url,
    'joinus/saveapplication',
    {
      person: {
        firstName: 'Nika',
        lastName: 'Salehi',
        gender: 'female',
        nationalCode: '0499370899',
        birthDate: '1992-03-19',
      },
      services: { lstSrvCategoryId: [HOUSE_CLEANING_ID] },
      area: { cityid: 1, lstLocationId: [TAJRISH_ID], lstWeekday: [0, 1, 2, 3, 4, 5, 6], startHour: 8, endHour: 18 },
      bank: { sheba: 'IR06 2960 0000 0010 0324 2000 01' },
    },
    { token },
  );
  const face = { firstName: 'Nika', lastName: 'Salehi', imageFileId: await uploads(token) };
  await call(site.url, 'user/editprofile', face, { token });
  for (const docType of ['identity', 'identity', 'clear-record'] as const)
    await call(site.url, 'joinus/adddocument', { docType, fileid: await uploads(token) }, { token });
  await call(site.url, 'joinus/sendapplication', {}, { token });
}

it('[R-16] an approved professional is offered to customers, is chosen, hears of the work at once and takes it', async () => {
  const applicant = await registerPerson(service, aMobile());
  const { token } = applicant;
  await applies(token);
  const customer = await aCustomerWithAnAddress(service.context);
  const asCustomer = { token: `as-user-${customer.userId}` };
  const visit = { gDate: aDayFromNow(service.context, 3), deliverytimeid: NINE_OCLOCK };
  const search = {
    ...visit,
    srvcategoryid: HOUSE_CLEANING_ID,
    srvcattypeid: REGULAR_CLEANING_ID,
    locationid: TAJRISH_ID,
    hourneed: 3,
  };
  expect(
    (await call(site.url, 'serviceprovider/filterserviceprovider', search, asCustomer)).lstServiceProvider,
  ).toEqual([]);

  await call(
    site.url,
    'operator/decideapplication',
    { decision: 'approve', userid: applicant.userId },
    { token: `as-user-${operatorId}` },
  );

  const { lstServiceProvider } = await call(site.url, 'serviceprovider/filterserviceprovider', search, asCustomer);
  expect(lstServiceProvider).toMatchObject([
    { userId: applicant.userId, fullname: 'Nika Salehi', hasCriminalRecord: true, takesCash: false },
  ]);
  const elsewhere = await call(
    site.url,
    'serviceprovider/filterserviceprovider',
    { ...search, locationid: TAJRISH_ID + 1 },
    asCustomer,
  );
  expect(elsewhere.lstServiceProvider).toEqual([]);
  const draft = {
    serviceEnum: 'cleaning',
    srvcategoryid: HOUSE_CLEANING_ID,
    srvcattypeid: REGULAR_CLEANING_ID,
    cleaningHours: 3,
    deliveryaddrid: customer.addressId,
    workerUserId: applicant.userId,
    ...visit,
  } as const;
  const { reqid, taskid } = await call(site.url, 'clean/addcleanrequest', draft, { ...asCustomer, key: aKey() });
  const { authority } = await call(site.url, 'ipg/startpayment', { reqid }, { ...asCustomer, key: aKey() });
  await service.bank.settle(authority, 'paid');
  await call(site.url, 'reqandpay/verifypayment', { authority });

  // The same session as before: the role counts from the next call on.
  expect((await call(site.url, 'expert/getalltask', { list: 'newworks' }, { token })).lstTask).toMatchObject([
    { taskid },
  ]);
  const { lstAlert } = await call(site.url, 'nonePreloader/user/getalert', {}, { token });
  expect(lstAlert).toMatchObject([
    { topic: `expert/${applicant.userId}`, payload: expect.stringContaining(`_${taskid}_${applicant.userId}`) },
  ]);
  await call(site.url, 'expert/movetask', { taskid, move: 'accept' }, { token });
  expect((await call(site.url, 'expert/getalltask', { list: 'acceptworks' }, { token })).lstTask).toMatchObject([
    { taskid, state: 'CONFIRMED' },
  ]);
});
