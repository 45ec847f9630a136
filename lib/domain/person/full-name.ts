/** A person's full name; one of the two names may be empty. */
export function toFullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
