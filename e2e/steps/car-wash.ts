import { expect, type Person } from '../fixtures/people';
import { presses } from './controls';
import { goesOn, isAtStep, seesQuestion } from './ordering';

export const CARWASH_PAGE = '/services/carwash/';
export const CARWASHER_MOBILE = '09120000003';

/** The numbers of SPEC 2 that the car wash alone walks. */
export const washStep = { carType: 26, carService: 27, editCarType: 28, editCarService: 29 } as const;

/** Step 26 or its edit: a body by its place in the list. */
export async function choosesBody(person: Person, index: number, at: number = washStep.carType): Promise<void> {
  await isAtStep(person, at);
  await seesQuestion(person, 'order.carType.title');
  await presses(person.page.getByRole('radio').nth(index));
}

/** Step 27: where it is washed. */
export async function choosesMethod({ page, words }: Person, method: 'on-site' | 'collect'): Promise<void> {
  await presses(page.getByRole('radio', { name: words.say(`order.carService.methods.${method}.name`) }));
}

/** Step 27: the plate, part by part. */
export async function typesPlate({ page, words }: Person): Promise<void> {
  const plate = page.getByRole('group', { name: words.say('account.vehicles.plate'), exact: true });
  const part = (name: string) => plate.getByLabel(words.say(`account.vehicles.parts.AUTOMOBILE.${name}`));
  await part('first').fill('12');
  await part('second').selectOption('ب');
  await part('third').fill('345');
  await part('fourth').fill('67');
}

export async function answersWash(person: Person): Promise<void> {
  await isAtStep(person, washStep.carService);
  await choosesMethod(person, 'on-site');
  await typesPlate(person);
  await expect(person.page.getByRole('button', { name: person.words.say('order.next'), exact: true })).toBeEnabled();
  await goesOn(person);
}
