import type { World } from './world';

/** Something that somebody does in a market. It makes no call where nobody can do it now. */
export type Act = (world: World) => Promise<unknown>;

/** Acts by name, each as often as its weight. */
export type Acts = Readonly<Record<string, { readonly weight: number; readonly act: Act }>>;

/**
 * Presses a button now and then twice, and answers the first press. They run at once only where several people act at
 * the same time. With one caller a seed repeats exactly; of two, the database decides who is first.
 */
export async function pressUpToTwice<Answer>(
  { dice, callers }: World,
  { twicePercent, press }: { readonly twicePercent: number; readonly press: () => Promise<Answer> },
): Promise<Answer> {
  const isTwice = dice.percent(twicePercent);
  const [answer] = await Promise.all(isTwice && callers > 1 ? [press(), press()] : [press()]);
  if (isTwice && callers === 1) await press();
  return answer;
}
