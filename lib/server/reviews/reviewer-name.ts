/** A customer as strangers see them: first name and the family name's first letter. */
export function toReviewerName(firstName: string, lastName: string): string {
  const [initial] = Array.from(lastName.trim());
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim();
}
