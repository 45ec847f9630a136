const TOPIC_ID = /^[A-Za-z0-9_-]+$/;

/** `user` for a customer's orders, `expert` for new work, `payment` for money (SPEC 3, topic names). */
export type TopicKind = 'user' | 'expert' | 'payment';

/** A person's own topic. Refuses an id that a broker would read as more than a name (STACK: an id of `+` leaked). */
export function toTopic(kind: TopicKind, userId: number | string): string {
  const id = String(userId);
  if (!TOPIC_ID.test(id)) throw new Error(`"${id}" cannot be a part of a topic: only letters, digits, _ and - can.`);
  return `${kind}/${id}`;
}

export const endUserTopic = (userId: number) => toTopic('user', userId);
export const expertTopic = (userId: number) => toTopic('expert', userId);
export const paymentTopic = (userId: number) => toTopic('payment', userId);
