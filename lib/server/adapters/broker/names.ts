import type { IssueCredentialsRequest } from '../../ports/broker';

const ID = /^[A-Za-z0-9_-]+$/;
const TOPIC = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/;

/**
 * The site's topics: two levels, of which the first is no `$CONTROL` and no `$SYS`, because a wildcard matches none of
 * those.
 */
export const PUBLISHED_TOPICS = '+/+';

/** Refuses ids and topics that a broker would read as more than themselves. */
export function checkNames(request: Pick<IssueCredentialsRequest, 'userId' | 'topics'>): void {
  if (!ID.test(request.userId))
    throw new Error(`"${request.userId}" cannot be a user of the broker: only letters, digits, _ and - can.`);
  const wrong = request.topics.find((topic) => !TOPIC.test(topic));
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" cannot be a topic of one person's own: only letters, digits, _ and - can, in levels with a / between.`,
    );
}
