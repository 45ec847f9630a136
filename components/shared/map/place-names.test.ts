import { findWayOut, placeNames } from './place-names';

const car = { x: 100, y: 100, width: 40, height: 60 };
const toName = (id: number, x: number, y: number) => ({ id, x, y, width: 50, height: 16 });

it('names lie on none that came before them, and below nothing that stands on the map', () => {
  const names = [toName(1, 300, 100), toName(2, 310, 105), toName(3, 110, 120), toName(4, 100, 200)];
  expect([...placeNames(names)]).toEqual([1, 3, 4]);
  expect([...placeNames(names, [car])]).toEqual([1, 4]);
});

it('a name below a car goes down until it is seen whole, and stays where it is when nothing covers it', () => {
  const name = toName(1, 100, 110);
  const way = findWayOut(name, [car, { ...car, x: 400 }]);
  expect(name.y - name.height / 2 + way).toBeGreaterThan(car.y + car.height / 2);
  expect(findWayOut({ ...name, y: name.y + way }, [car])).toBe(0);
  expect(findWayOut(toName(1, 300, 110), [car])).toBe(0);
});
