import { expect, type Person } from '../fixtures/people';
import type { Site } from '../fixtures/site';
import { presses } from './controls';
import { aPhoto } from './files';
import { logIn, register, type Caller } from './api';
import { HOUSE_CLEANING, OPERATOR_MOBILE, TAJRISH } from './market';
import { main, pathOf } from './site-shell';

export const REGISTER = '/joinus/register/';

export const NATIONAL_CODE = '0499370899';
export const PASTED_SHEBA = 'IR06 2960 0000 0010 0324 2000 01';

/** Everything but what the test is about, by the calls that the page makes. */
export async function hasAWholeDraft(token: string, siteUrl: string, firstName = 'Nika'): Promise<void> {
  const call = async (name: string, body: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${siteUrl}/api/${name}`, {
      method: 'POST',
      headers: { authorization: token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { lstFileDocument?: readonly { fileid: number }[] };
  };
  await call('main/joinus/saveapplication', {
    person: {
      firstName,
      lastName: 'Salehi',
      gender: 'female',
      nationalCode: NATIONAL_CODE,
      birthDate: '1992-03-18',
    },
    services: { lstSrvCategoryId: [HOUSE_CLEANING] },
    area: { cityid: 1, lstLocationId: [TAJRISH], lstWeekday: [0, 1, 2, 3, 4, 5], startHour: 8, endHour: 18 },
    bank: { sheba: PASTED_SHEBA },
  });
  const upload = async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(aPhoto().buffer)]), 'card.png');
    return (await call('file/uploadimage', form)).lstFileDocument?.[0]?.fileid;
  };
  for (const docType of ['identity', 'identity', 'skill'])
    await call('main/joinus/adddocument', { docType, fileid: await upload() });
  // Without a face nobody is offered work.
  await call('main/user/editprofile', { firstName, lastName: 'Salehi', imageFileId: await upload() });
}

/** Somebody who has registered and sent a whole application. */
export async function applies(site: Site, firstName?: string): Promise<Caller> {
  const applicant = await register(site, { firstname: 'Mahsa', lastname: 'Karimi' });
  await hasAWholeDraft(applicant.token, site.url, firstName);
  await applicant.call('joinus/sendapplication', {});
  return applicant;
}

interface Approved {
  readonly place?: 'company' | 'supervisor';
  /** As the application has it, which is what everybody reads from then on. */
  readonly firstName?: string;
}

/** Somebody whom the operator has just approved: a provider whom no other flow orders. */
export async function becomesProvider(site: Site, { place, firstName }: Approved = {}): Promise<Caller> {
  const person = await applies(site, firstName);
  const operator = await logIn(site.url, OPERATOR_MOBILE);
  await operator.call('operator/decideapplication', { decision: 'approve', userid: person.userId, place });
  return logIn(site.url, person.mobile, person.password);
}

export const say = ({ words }: Person, key: string, values?: Readonly<Record<string, string | number>>) =>
  words.say(`application.${key}`, values);
export const personal = ({ words }: Person, key: string) => words.say(`account.personal.${key}`);
export const goesOn = (person: Person) =>
  main(person)
    .getByRole('button', { name: say(person, 'next'), exact: true })
    .click();
export const title = (person: Person, part: string) =>
  main(person).getByRole('heading', { level: 2, name: say(person, `${part}.title`), exact: true });
export const box = (person: Person, name: string) => main(person).getByRole('textbox', { name, exact: true });
export const chip = (person: Person, name: string) => main(person).getByRole('checkbox', { name, exact: true });
/** At any step: the address names it. */
export const isAtTheApplication = (person: Person) =>
  expect(person.page).toHaveURL((url) => url.pathname === pathOf(person, REGISTER));

export async function fillsInThePerson(person: Person, nationalCode = NATIONAL_CODE): Promise<void> {
  await presses(main(person).getByRole('radio', { name: personal(person, 'genders.female'), exact: true }));
  await box(person, personal(person, 'nationalCode')).fill(person.words.digits(nationalCode));
  await main(person).getByLabel(personal(person, 'day'), { exact: true }).selectOption('28');
  await main(person).getByLabel(personal(person, 'month'), { exact: true }).selectOption('12');
  await main(person).getByLabel(personal(person, 'year'), { exact: true }).selectOption('1370');
}

export function namesOf(person: Person): { service: string; place: string } {
  const english = person.words.locale === 'en';
  return {
    service: english ? 'Home and office cleaning' : 'نظافت منزل و محل کار',
    place: english ? 'Tajrish' : 'تجریش',
  };
}
