/**
 * The plate of a shared link, in the typesetter's language; a point is a pixel. It reads one value, `sys.inputs.data`,
 * and no word of it is ever taken for markup. The picture beside the words is laid on it afterwards.
 */
export const TEMPLATE = `#let data = json(bytes(sys.inputs.data))
#set page(width: 1200pt, height: 630pt, margin: 0pt, fill: rgb("#1F4494"))
#set text(font: "Vazirmatn", lang: data.lang, dir: if data.rtl { rtl } else { ltr }, fill: white)
#let at(x, y, body) = place(top + left, dx: x, dy: y, body)
#at(22pt, 22pt, rect(width: 1156pt, height: 586pt, radius: 40pt, stroke: 3pt + rgb("#ffffffd9")))
#at(46pt, 306pt, circle(radius: 9pt, fill: rgb("#F2A516")))
#at(1136pt, 306pt, circle(radius: 9pt, fill: rgb("#F2A516")))
#at(if data.rtl { 484pt } else { 96pt }, 72pt, block(width: 620pt, height: 486pt, {
  set align(start)
  set par(leading: if data.rtl { 0.7em } else { 0.45em })
  text(size: 40pt, weight: "bold", data.brand)
  v(1fr)
  block(below: 34pt, text(size: if data.title.len() > 48 { 52pt } else { 66pt }, weight: "bold", hyphenate: false, data.title))
  for line in data.lines { block(above: 22pt, text(size: 34pt, line)) }
  v(1fr)
  box(
    fill: rgb("#F2A516"), radius: 14pt, inset: (x: 24pt, y: 15pt),
    text(size: 27pt, weight: "bold", fill: rgb("#14213D"), data.promise),
  )
}))
`;
