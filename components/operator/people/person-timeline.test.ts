import { contract } from '@/lib/contract';
import { locales } from '@/lib/i18n/locales';

import { z } from 'zod';

/** Its moves have words of their own. */
const MOVES = 'operator/moveperson';

it.each(locales)(
  'the time line of a person names in %s every act of the desk that is about a person',
  async (locale) => {
    const { default: words } = await import(`@/messages/${locale}/desk.json`);
    const ofPerson = Object.values(contract).filter(({ name, access, limit, input }) => {
      const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      return access === 'operator' && limit !== 'reads' && name !== MOVES && 'userid' in properties;
    });
    const names = ofPerson.map(({ name }) => name.replace('operator/', ''));
    expect(names.filter((name) => !(name in words.person.calls))).toEqual([]);
  },
);
