import { REMOVAL_TYPE_OF_USE } from '@/lib/domain/provider/work-vehicles';

import { categoryFacts } from './category-facts';

it('each size of vehicle for removals is the type of removal of its name', () => {
  const types = categoryFacts.find(({ seopath }) => seopath === 'moving-service')?.types ?? [];
  const named = Object.entries(REMOVAL_TYPE_OF_USE).filter(([, typeId]) => typeId !== null);
  expect(named).toHaveLength(3);
  for (const [use, typeId] of named) expect(types.find(({ id }) => id === typeId)?.seopath).toBe(use);
});
