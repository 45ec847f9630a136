// Somebody whose application to become a professional waits for an operator.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TAJRISH, registerCustomer } from '../bench/marketplace.mjs';
import { root } from '../run.mjs';

const HOUSE_CLEANING = 3;
/** Any picture that the product ships. */
const PICTURE = 'public/icons/app-512.png';
const PAPERS = ['identity', 'identity', 'skill'];

/** Registers with a mobile and sends a whole application; the id of the applicant. */
export async function apply(url, mobile) {
  const person = await registerCustomer(url, mobile);
  await person.call('joinus/saveapplication', {
    person: {
      firstName: 'Nika',
      lastName: 'Salehi',
      gender: 'female',
      nationalCode: '0499370899',
      birthDate: '1992-03-18',
    },
    services: { lstSrvCategoryId: [HOUSE_CLEANING] },
    area: { cityid: 1, lstLocationId: [TAJRISH], lstWeekday: [0, 1, 2, 3, 4, 5], startHour: 8, endHour: 18 },
    bank: { sheba: 'IR062960000000100324200001' },
  });
  for (const docType of PAPERS) await person.call('joinus/adddocument', { docType, fileid: await upload(url, person) });
  const face = await upload(url, person);
  await person.call('user/editprofile', { firstName: 'Nika', lastName: 'Salehi', imageFileId: face });
  await person.call('joinus/sendapplication', {});
  return person.userId;
}

async function upload(url, { token }) {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(path.join(root, PICTURE))]), 'picture.png');
  const response = await fetch(`${url}/api/file/uploadimage`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  if (!response.ok) throw new Error(`uploadimage answered ${response.status}: ${await response.text()}`);
  const { lstFileDocument } = await response.json();
  return lstFileDocument[0].fileid;
}
