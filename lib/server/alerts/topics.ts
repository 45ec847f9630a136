import { isProviderRole } from '@/lib/domain/provider/provider-roles';

const TOPIC_ID = /^[A-Za-z0-9_-]+$/;

interface TopicShape {
  /** The topic's text before the person’s id. */
  readonly prefix: string;
  readonly readers: 'everybody' | 'providers';
}

/**
 * Every topic, by its name in the contract, and the readers of their own (SPEC 3, topic names): a customer’s orders,
 * new work, money. There is no second list: the call’s answer, the broker’s credentials and the sweep for strangers go
 * by it.
 */
export const TOPICS = {
  endUserTopic: { prefix: 'user', readers: 'everybody' },
  expertTopic: { prefix: 'expert', readers: 'providers' },
  paymentTopic: { prefix: 'payment', readers: 'providers' },
} as const satisfies Readonly<Record<string, TopicShape>>;

export type TopicName = keyof typeof TOPICS;

export const TOPIC_NAMES = Object.keys(TOPICS) as TopicName[];

/** A person's own topic. Refuses an id that a broker would read as more than a name (STACK: an id of `+` leaked). */
export function toTopic(name: TopicName, userId: number | string): string {
  const id = String(userId);
  if (!TOPIC_ID.test(id)) throw new Error(`"${id}" cannot be a part of a topic: only letters, digits, _ and - can.`);
  return `${TOPICS[name].prefix}/${id}`;
}

/** The names of all of somebody’s topics. */
export function toTopics(userId: number): Record<TopicName, string> {
  return Object.fromEntries(TOPIC_NAMES.map((name) => [name, toTopic(name, userId)])) as Record<TopicName, string>;
}

/** The topics that a person may read. */
export function listReadableTopics(userId: number, roleId: number | null): string[] {
  return TOPIC_NAMES.filter((name) => TOPICS[name].readers === 'everybody' || isProviderRole(roleId)).map((name) =>
    toTopic(name, userId),
  );
}

export const endUserTopic = (userId: number) => toTopic('endUserTopic', userId);
export const expertTopic = (userId: number) => toTopic('expertTopic', userId);
export const paymentTopic = (userId: number) => toTopic('paymentTopic', userId);
