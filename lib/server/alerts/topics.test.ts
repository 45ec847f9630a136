import { endUserTopic, expertTopic, paymentTopic, toTopic } from './topics';

describe('topics', () => {
  it('are one person’s own, three kinds', () => {
    expect([endUserTopic(7), expertTopic(7), paymentTopic(7)]).toEqual(['user/7', 'expert/7', 'payment/7']);
  });

  it.each(['+', '#', 'a/b', '', '7 ', '$SYS', '۷'])('refuse %j as an id', (id) => {
    expect(() => toTopic('expertTopic', id)).toThrow('cannot be a part of a topic');
  });
});
