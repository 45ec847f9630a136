/**
 * The path of a request's address, and its query with the question mark. By hand, because it is done for each request
 * and `URL` refuses some of them.
 */
export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}
