import type { World } from './world';

/** Something that somebody does in a market. It makes no call where nobody can do it now. */
export type Act = (world: World) => Promise<unknown>;

/** Acts by name, each as often as its weight. */
export type Acts = Readonly<Record<string, { readonly weight: number; readonly act: Act }>>;
