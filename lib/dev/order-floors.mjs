// Which folder of lib/server/orders may import which: read by import-rules.mjs.
/**
 * The floors of lib/server/orders, the ground first. A room imports rooms of lower floors alone, types included: rooms
 * of one floor do not know each other. Each folder of parts/ is a room.
 */
export const ORDER_FLOORS = [
  ['record'],
  ['matching', 'telling'],
  ['parts'],
  ['moves'],
  ['payments', 'sms-lane', 'disputes'],
  ['reading', 'timers'],
  ['placing'],
  ['bids', 'series'],
  ['calls'],
];

/** The tables that a move reads beside the row: its guards and its consequences. */
const MOVE = { file: 'lib/server/orders/moves/move.ts', tables: ['moves/guards', 'moves/consequences'] };

/**
 * The room of orders that a file stands in, with its floor; null for any other file, and for the index above them all.
 */
function findOrderRoom(file) {
  const [, folder, part] = /^lib\/server\/orders\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  if (folder === undefined) return null;
  const room = folder === 'parts' ? `parts/${part}` : folder;
  return { room, floor: ORDER_FLOORS.findIndex((rooms) => rooms.includes(folder)) };
}

/**
 * Why an import of one file of orders by another is refused. Null where it goes down, stays in its room, or is no
 * matter of orders.
 */
export function refuseClimb(file, target) {
  const from = findOrderRoom(file);
  const to = findOrderRoom(target);
  if (!from || !to) return null;
  if (file === MOVE.file && !isRowOrTable(target))
    return 'move.ts knows the row and its two tables alone; a matter of an order is a line of CONSEQUENCES.';
  const lost = [from, to].find(({ floor }) => floor < 0);
  if (lost) return `orders/${lost.room} has no floor; give it one in ORDER_FLOORS of lib/dev/order-floors.mjs.`;
  if (to.floor < from.floor || from.room === to.room) return null;
  return `orders/${from.room} is not above orders/${to.room}; move what both need down, or the caller up.`;
}

function isRowOrTable(target) {
  const path = target.replace(/^lib\/server\/orders\//, '').replace(/\.ts$/, '');
  return path.startsWith('record/') || MOVE.tables.includes(path);
}
