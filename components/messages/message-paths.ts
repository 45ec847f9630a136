export const MESSAGES_PATH = '/user-profile/messages/';
export const MESSAGE_PAGE_SIZE = 20;

/** The two parts of the inbox: the threads of orders, and the news that belong to no order. */
export type Part = 'orders' | 'news';

/** `?page=` counts from one, as people do. */
export function toPath(part: Part, page: number): string {
  const query = new URLSearchParams({
    ...(part === 'orders' ? {} : { show: part }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `${MESSAGES_PATH}?${query}` : MESSAGES_PATH;
}

export function readPage(query: URLSearchParams): { readonly part: Part; readonly page: number } {
  const page = Number(query.get('page'));
  return {
    part: query.get('show') === 'news' ? 'news' : 'orders',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
