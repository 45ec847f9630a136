/**
 * The layout of every document, in the typesetter's language. It reads one value, `sys.inputs.data`, and no word of it
 * is ever taken for markup.
 */
export const TEMPLATE = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title, author: data.author)
#set page(
  paper: "a4",
  margin: (x: 18mm, y: 20mm),
  footer: context align(center, text(size: 8pt, fill: gray)[#data.footer  #counter(page).display((fa: "۱/۱", ar: "١/١").at(data.lang, default: "1/1"), both: true)]),
)
#set text(font: "Vazirmatn", lang: data.lang, dir: if data.rtl { rtl } else { ltr }, size: 9.5pt)
#set par(leading: 0.8em)
#let quiet = rgb("#57534e")
#let isFigure(value) = type(value) == dictionary and "figure" in value
#let cell(value) = if isFigure(value) { value.figure } else if type(value) == dictionary { box(text(dir: ltr, value.code)) } else { value }
#let facts(rows) = grid(
  columns: (auto, if rows.any(row => isFigure(row.at(1))) { auto } else { 1fr }), column-gutter: 12pt, row-gutter: 9pt,
  ..rows.map(row => (text(fill: quiet, row.at(0)), align(if isFigure(row.at(1)) { end } else { start }, cell(row.at(1))))).flatten()
)
#let figures(list) = list.columns.enumerate().map(((index, _)) => list.rows.any(row => isFigure(row.at(index))))
#let lines(list, ends, widths) = table(
  columns: widths,
  inset: (x: 6pt, y: 6pt),
  // Figures run from left to right in every language: their last digits stand below each other at the right.
  align: (column, _) => if ends.at(column) { right } else { start },
  stroke: (x, y) => (bottom: 0.5pt + rgb("#d6d3d1")),
  table.header(..list.columns.map(name => strong(text(hyphenate: true, name)))),
  ..list.rows.flatten().map(cell),
)
#for (index, part) in data.parts.enumerate() {
  if index > 0 { pagebreak() }
  heading(level: 1, part.title)
  v(4pt)
  facts(part.facts)
  for list in part.tables {
    v(8pt)
    let unit = if "unit" in list { text(size: 8pt, fill: quiet, list.unit) }
    if list.title == "" { unit } else { grid(columns: (1fr, auto), align: bottom, heading(level: 2, list.title), unit) }
    v(-4pt)
    let ends = figures(list)
    let own = (auto,) * list.columns.len()
    // Words take what is left of the page, which is nothing where many columns fill it.
    let wide = if ends.last() { (1fr,) + own.slice(1) } else { own.slice(1) + (1fr,) }
    lines(list, ends, if own.len() > 5 { own } else { wide })
  }
  v(8pt)
  facts(part.sums)
  for note in part.notes { v(6pt); text(fill: quiet, note) }
}
`;
