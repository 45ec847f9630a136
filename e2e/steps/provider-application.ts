import { expect } from '../fixtures/site';
import { aPhoto } from './files';
import { HOUSE_CLEANING, TAJRISH } from './market';

export const NATIONAL_CODE = '0499370899';
export const PASTED_SHEBA = 'IR06 2960 0000 0010 0324 2000 01';

/** Everything but what the test is about, by the calls that the page makes. */
export async function hasAWholeDraft(token: string, siteUrl: string): Promise<void> {
  const call = async (name: string, body: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${siteUrl}/api/${name}`, { method: 'POST', headers: { authorization: token, ...(isForm ? {} : { 'content-type': 'application/json' }) }, body: isForm ? body : JSON.stringify(body) });
    expect(response.status).toBe(200);
    return (await response.json()) as { lstFileDocument?: readonly { fileid: number }[] };
  };
  await call('main/joinus/saveapplication', {
    person: { firstName: 'Nika', lastName: 'Salehi', gender: 'female', nationalCode: NATIONAL_CODE, birthDate: '1992-03-18' },
    services: { lstSrvCategoryId: [HOUSE_CLEANING] },
    area: { cityid: 1, lstLocationId: [TAJRISH], lstWeekday: [0, 1, 2, 3, 4, 5], startHour: 8, endHour: 18 },
    bank: { sheba: PASTED_SHEBA },
  });
  for (const docType of ['identity', 'skill']) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(aPhoto().buffer)]), 'card.png');
    const { lstFileDocument } = await call('file/uploadimage', form);
    await call('main/joinus/adddocument', { docType, fileid: lstFileDocument?.[0]?.fileid });
  }
}
