import {
  APPLICATION_MOVES,
  isApplicationMoveAllowed,
  listMissingFields,
  toApplicationPart,
  type ApplicationContent,
  type ApplicationMove,
} from './provider-application';
import { APPLICATION_STATES } from '@/lib/contract/provider-enumerations';

const whole: ApplicationContent = {
  isTruckMissing: false,
  firstName: 'Nika',
  lastName: 'Salehi',
  gender: 'female',
  nationalCode: '0499370899',
  birthDate: '1992-03-19',
  categoryIds: [3],
  cityId: 1,
  locationIds: [1001],
  weekdays: [0, 6],
  startHour: 8,
  endHour: 18,
  documentKinds: ['identity', 'identity', 'clear-record'],
  sheba: 'IR062960000000100324200001',
};

describe('the moves of an application', () => {
  it('are these, from these states', () => {
    const allowed = Object.keys(APPLICATION_MOVES).map((move) => [
      move,
      [null, ...APPLICATION_STATES].filter((state) => isApplicationMoveAllowed(move as ApplicationMove, state)),
    ]);
    expect(Object.fromEntries(allowed)).toEqual({
      change: [null, 'applied', 'rejected'],
      send: ['applied', 'rejected'],
      approve: ['documents'],
      reject: ['documents'],
    });
  });

  it('lead on from every state but the last', () => {
    for (const state of APPLICATION_STATES)
      expect(Object.values(APPLICATION_MOVES).some(({ from }) => (from as readonly string[]).includes(state))).toBe(
        state !== 'approved',
      );
  });
});

describe('listMissingFields', () => {
  it('is empty for a whole application', () => {
    expect(listMissingFields(whole)).toEqual([]);
  });

  it.each([
    [{ firstName: '' }, 'person.firstName'],
    [{ lastName: '' }, 'person.lastName'],
    [{ gender: null }, 'person.gender'],
    [{ nationalCode: null }, 'person.nationalCode'],
    [{ birthDate: null }, 'person.birthDate'],
    [{ categoryIds: [] }, 'services.lstSrvCategoryId'],
    [{ cityId: null }, 'area.cityid'],
    [{ locationIds: [] }, 'area.lstLocationId'],
    [{ weekdays: [] }, 'area.lstWeekday'],
    [{ endHour: null }, 'area.startHour'],
    [{ documentKinds: ['skill'] }, 'documents.identity'],
    [{ documentKinds: ['identity', 'identity'] }, 'documents.certificate'],
    [{ sheba: null }, 'bank.sheba'],
  ] as const)('for an application with %j names %s', (change, field) => {
    expect(listMissingFields({ ...whole, ...change })).toEqual([field]);
    expect(toApplicationPart(field)).toBe(field.split('.')[0]);
  });
});
