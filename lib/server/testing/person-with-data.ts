import { aDraft, type OrderStory } from '../seed/stories/orders';
import {
  aDayFromNow,
  aFreeProvider,
  aMobile,
  HOUSE_CLEANING_ID,
  REGULAR_CLEANING_ID,
  TAJRISH_ID,
} from '../seed/stories/people';
import type { TestService } from './call';
import { registerPerson, type TestPerson } from './person';

/** The texts that only one person has typed. */
export interface Typed {
  readonly family: string;
  readonly email: string;
  readonly nationalCode: string;
  readonly street: string;
  readonly note: string;
  readonly plate: string;
  readonly company: string;
}

export interface PersonWithData {
  readonly person: TestPerson;
  readonly story: OrderStory;
  readonly taskid: number;
  readonly typed: Typed;
}

let peopleCount = 0;

/** The texts that only one person has typed, and that must be found nowhere after the erasure. */
function makeTyped(): Typed {
  peopleCount += 1;
  const number = 300 + peopleCount;
  return {
    family: `Zarrinkafsh ${toLetters(number)}`,
    email: `zarrin${number}@example.com`,
    nationalCode: toNationalCode(`049937${number}`),
    street: `Hidden Alley ${number}`,
    note: `The key is under pot ${number}`,
    plate: `12-ب-${number}-67`,
    company: `Zarrin Trading ${number}`,
  };
}

/** A number as letters alone, for names have no digits: 301 is `dab`. */
function toLetters(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}

/** Nine digits and the tenth that belongs to them. */
function toNationalCode(nine: string): string {
  const rest = [...nine].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
  return `${nine}${rest < 2 ? rest : 11 - rest}`;
}

/** A person with a row of everything, in a service that has a catalogue. */
export async function aPersonWithData(service: TestService): Promise<PersonWithData> {
  const typed = makeTyped();
  const person = await registerPerson(service, aMobile());
  const as = { as: person.userId };
  const organisation = { organisationName: typed.company, nationalId: '10380284790' };
  await service.call(
    'user/editprofile',
    {
      firstName: 'Nika',
      lastName: typed.family,
      email: typed.email,
      nationalCode: typed.nationalCode,
      birthDate: '1992-03-19',
      organisation,
    },
    as,
  );
  const { deliveryaddrid } = await service.call(
    'user/adddeliveryaddress',
    { deliveryaddrname: 'Home', deliveryaddr: typed.street, locationid: TAJRISH_ID },
    as,
  );
  await service.call(
    'user/adddeliveryaddress',
    { deliveryaddrname: 'Work', deliveryaddr: `${typed.street}, second floor`, locationid: TAJRISH_ID },
    as,
  );
  await service.call('user/adduserauto', { vehicleType: 'AUTOMOBILE', plaque: typed.plate }, as);
  await service.call('user/addusersetting', { isSendSMS: false }, as);
  await service.call(
    'serviceprovider/tellmewhen',
    {
      srvcategoryid: HOUSE_CLEANING_ID,
      srvcattypeid: REGULAR_CLEANING_ID,
      locationid: TAJRISH_ID,
      gDate: aDayFromNow(service.context, 2),
      hourneed: 3,
    },
    as,
  );
  await service.call('boot/docontactus', { name: typed.family, mobile: person.mobile, text: typed.note }, as);
  await service.call('boot/docontactus', {
    name: typed.family,
    mobile: person.mobile,
    text: `${typed.note}, said before the login`,
  });
  await service.call('+b2b/register', {
    organisationName: typed.company,
    contactName: typed.family,
    mobile: person.mobile,
    text: typed.note,
  });
  const story = {
    service,
    customer: { userId: person.userId, mobile: person.mobile, addressId: deliveryaddrid },
    provider: await aFreeProvider(service.context),
  };
  const { taskid, reqcode } = await service.call(
    'clean/addcleanrequest',
    aDraft(story, { description: typed.note }),
    as,
  );
  const enquiry = { name: typed.family, mobile: person.mobile, text: typed.note, reqcode };
  await service.call('boot/docontactus', enquiry, as);
  return { person, story, taskid, typed };
}
