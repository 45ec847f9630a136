import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = process.cwd();

/** A room with more files at one level is a list that has to be read whole. */
const MOST_AT_ONE_LEVEL = 25;
/** Folders whose rooms are by subject. */
const HOUSES = [
  'lib/domain',
  'lib/server/http',
  'lib/server/identity',
  'lib/server/orders/calls',
  'components/order',
  'components/forms',
];

const listRooms = (house: string): string[] => [
  house,
  ...readdirSync(join(root, house), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
];

const countFiles = (room: string) =>
  readdirSync(join(root, room), { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name),
  ).length;

describe('a room of the repository', () => {
  it.each(HOUSES.flatMap(listRooms))('has few enough files to be read at a glance: %s', (room) => {
    expect(countFiles(room)).toBeLessThanOrEqual(MOST_AT_ONE_LEVEL);
  });
});
