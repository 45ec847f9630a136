/**
 * The layout of every document, in the typesetter's language. It reads one value, `sys.inputs.data`, and no word of it
 * is ever taken for markup.
 */
export const TEMPLATE = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title, author: data.author)
#set page(
  paper: "a4",
  margin: (x: 18mm, y: 20mm),
  footer: context align(center, text(size: 8pt, fill: gray)[#data.footer  #counter(page).display(if data.lang == "fa" { "۱/۱" } else { "1/1" }, both: true)]),
)
#set text(font: "Vazirmatn", lang: data.lang, dir: if data.rtl { rtl } else { ltr }, size: 9.5pt)
#set par(leading: 0.8em)
#let cell(value) = if type(value) == dictionary { box(text(dir: ltr, value.code)) } else { value }
#let facts(rows) = grid(
  columns: (auto, 1fr), column-gutter: 12pt, row-gutter: 9pt,
  ..rows.map(row => (text(fill: rgb("#57534e"), row.at(0)), cell(row.at(1)))).flatten()
)
#for (index, part) in data.parts.enumerate() {
  if index > 0 { pagebreak() }
  heading(level: 1, part.title)
  v(4pt)
  facts(part.facts)
  for list in part.tables {
    v(8pt)
    if list.title != "" { heading(level: 2, list.title) }
    table(
      // What is left of the page is nothing where many columns fill it, so none of them is what is left.
      columns: (if list.columns.len() > 5 { auto } else { 1fr },) + (auto,) * (list.columns.len() - 1),
      inset: (x: 6pt, y: 7pt),
      stroke: (x, y) => (bottom: 0.5pt + rgb("#d6d3d1")),
      table.header(..list.columns.map(name => strong(text(hyphenate: true, name)))),
      ..list.rows.flatten().map(cell),
    )
  }
  v(8pt)
  facts(part.sums)
  for note in part.notes { v(6pt); text(fill: rgb("#57534e"), note) }
}
`;
