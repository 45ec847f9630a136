export declare function findLicenceProblems(lock: {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>;
}): string[];
