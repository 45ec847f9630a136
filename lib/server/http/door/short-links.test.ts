import { Hono } from 'hono';

import { addShortLinkRoutes } from './short-links';

describe('the short address of an SMS', () => {
  const routes = new Hono();
  addShortLinkRoutes(routes as never);
  const leadsTo = async (path: string) => {
    const { status, headers } = await routes.request(path);
    return [status, headers.get('location'), headers.get('x-robots-tag')];
  };

  it.each([
    ['/o/50001', '/my-order-list/current_order/?taskid=50001'],
    ['/o/en/50001', '/en/my-order-list/current_order/?taskid=50001'],
    ['/w/50001', '/pelakman/orderlist/newworks/50001/'],
    ['/w/de/50001', '/de/pelakman/orderlist/newworks/50001/'],
    ['/o/nobody', '/404/'],
    ['/o/evil.example/50001', '/my-order-list/current_order/?taskid=50001'],
    ['/o//evil.example', '/404/'],
  ])('%s leads to %s', async (path, target) => {
    expect(await leadsTo(path)).toEqual([302, target, 'noindex']);
  });
});
