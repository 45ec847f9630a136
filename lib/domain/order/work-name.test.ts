import { toWorkName } from './work-name';

describe('an order’s name', () => {
  it.each([
    ['laundry', 'خشک‌شویی', 'لباس روزمره', 'خشک‌شویی: لباس روزمره'],
    ['carpet', 'قالیشویی', 'فرش ماشینی', 'قالیشویی: فرش ماشینی'],
    ['task', 'Appliance repair', 'Fridges and freezers', 'Appliance repair: Fridges and freezers'],
    ['moving', 'Moving', 'Pickup', 'Moving: Pickup'],
    ['cleaning', 'House cleaning', 'Deep cleaning', 'Deep cleaning'],
    ['upholstery', 'Carpet cleaning', 'Sofa cleaning', 'Sofa cleaning'],
    ['gas', 'Petrol', '', 'Petrol'],
  ] as const)('has the service, for %s where the type alone is a thing', (kind, serviceName, serviceTypeName, name) => {
    expect(toWorkName({ kind, serviceName, serviceTypeName })).toBe(name);
  });

  it.each([
    ['laundry', 'Laundry', 'Everyday clothes', 'Economy dry-cleaning', 'Economy dry-cleaning: Everyday clothes'],
    ['laundry', 'Laundry', 'Everyday clothes', 'Special dry-cleaning', 'Special dry-cleaning: Everyday clothes'],
    ['upholstery', 'Carpet cleaning', 'Sofa cleaning', 'Special sofa cleaning', 'Special sofa cleaning'],
  ] as const)('has the grade, for %s', (kind, serviceName, serviceTypeName, gradeName, name) => {
    expect(toWorkName({ kind, serviceName, serviceTypeName, gradeName })).toBe(name);
  });
});
