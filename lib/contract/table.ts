interface Named {
  readonly name: string;
}

/** The names that stand more than once in a list. */
type Repeated<List extends readonly Named[], Seen = never, Found = never> = List extends readonly [
  infer First extends Named,
  ...infer Rest extends readonly Named[],
]
  ? Repeated<Rest, Seen | First['name'], First['name'] extends Seen ? Found | First['name'] : Found>
  : Found;

/** A type error for a list with a repeated name; the compiler's message names the call. */
type EachOnce<List extends readonly Named[]> = [Repeated<List>] extends [never]
  ? unknown
  : { readonly standsTwice: Repeated<List> };

type Table<List extends readonly Named[]> = { readonly [Member in List[number] as Member['name']]: Member };

/** A list by the names of its members. A name that stands twice does not compile. */
export function toTable<const List extends readonly Named[]>(list: List & EachOnce<List>): Table<List> {
  return Object.fromEntries(list.map((member) => [member.name, member])) as Table<List>;
}
