import { CallError } from '@/lib/contract/call-error';
import { contract, type CallName } from '@/lib/contract';
import { errors } from '@/lib/contract/errors';
import { locales } from '@/lib/i18n/locales';
import { useMarket } from '../testing/use-market';

const names = Object.keys(contract) as CallName[];
const STRANGER = {};
/** Wrong in every way at once: a list where an object belongs, text where a number does. */
const garbage: readonly unknown[] = [
  null,
  [],
  'text',
  42,
  { id: 'x', taskid: -1, reqid: 'NaN', mobile: 7, pageSize: 1e9 },
];

const service = useMarket({ holds: 'nothing' });

async function getError(name: CallName, input: unknown): Promise<CallError | null> {
  try {
    await service.callWrongly(name, input, STRANGER);
    return null;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

describe('every call of the contract', () => {
  it.each(names.filter((name) => contract[name].access !== 'public'))('[C-90] %s refuses a stranger', async (name) => {
    expect(await getError(name, {})).toMatchObject({ key: 'Unauthorized', status: 401 });
  });

  it.each(names)('[C-90] %s answers garbage with words, never with a fault', async (name) => {
    for (const input of garbage) {
      const error = await getError(name, input);
      if (error) expect(error.status).toBeLessThan(502);
      if (error?.status === 500)
        throw new Error(`${name} answered ${JSON.stringify(input)} with a fault`, { cause: error.cause });
    }
  });

  it('names only errors that have a status and a value of their own', () => {
    for (const name of names)
      for (const outcome of contract[name].outcomes) expect(errors[outcome].value).not.toBe(9999);
    const values = Object.values(errors).map((error) => error.value);
    expect(new Set(values).size).toBe(values.length);
  });

  it('[C-90] has words for every error in the four languages', async () => {
    for (const locale of locales) {
      const words = (await import(`@/messages/${locale}/errors.json`)) as { default: Record<string, unknown> };
      for (const key of Object.keys(errors))
        expect([locale, key, typeof words.default[key]]).toEqual([locale, key, 'string']);
    }
  });
});
