import { toWorkName } from './work-name';

describe('what an order is called', () => {
  it.each([
    ['laundry', 'خشک‌شویی', 'لباس روزمره', 'خشک‌شویی: لباس روزمره'],
    ['carpet', 'قالیشویی', 'فرش ماشینی', 'قالیشویی: فرش ماشینی'],
    ['task', 'Appliance repair', 'Fridges and freezers', 'Appliance repair: Fridges and freezers'],
    ['moving', 'Moving', 'Pickup', 'Moving: Pickup'],
    ['cleaning', 'House cleaning', 'Deep cleaning', 'Deep cleaning'],
    ['upholstery', 'Carpet cleaning', 'Sofa cleaning', 'Sofa cleaning'],
    ['gas', 'Petrol', '', 'Petrol'],
  ] as const)('says the service, of %s where the type alone is a thing', (kind, serviceName, serviceTypeName, name) => {
    expect(toWorkName({ kind, serviceName, serviceTypeName })).toBe(name);
  });
});
