const METRE_TYPE_SEOPATHS: readonly string[] = ['fringe-repair'];

/** Whether a type is counted by metres of its edge; every other one is by square metres. */
export function isCountedByMetre(seopath: string | undefined): boolean {
  return seopath !== undefined && METRE_TYPE_SEOPATHS.includes(seopath);
}
