// What is looked at inside a page, in the browser. Each function runs there by itself, so it can use nothing from
// outside of it.

/**
 * Text or a control that is cut: beyond the window's edge, or beyond the edge of a box that hides what does not fit.
 * What can be scrolled to is not cut, and an ellipsis says itself that there is more.
 */
export function findCutText() {
  const TOLERANCE_PX = 1.5;
  const found = new Set();
  const isReadAlone = (element) => {
    const { clip, clipPath, position } = getComputedStyle(element);
    return position === 'absolute' && (clip !== 'auto' || clipPath !== 'none') && element.clientWidth <= 1;
  };
  const isBeyond = (rectangle, element) => {
    const axes = [
      ['x', 'left', 'right'],
      ['y', 'top', 'bottom'],
    ];
    const done = { x: false, y: false };
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (
        isReadAlone(box) ||
        style.visibility === 'hidden' ||
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        box.tagName === 'SVG'
      )
        return false;
      // A map is a window onto more, and is moved by hand.
      if (box.matches('.leaflet-container')) return false;
      const edge = box.getBoundingClientRect();
      for (const [axis, start, end] of axes) {
        const overflow = style[axis === 'x' ? 'overflowX' : 'overflowY'];
        if (overflow === 'auto' || overflow === 'scroll') done[axis] = true;
        if (done[axis] || (overflow !== 'hidden' && overflow !== 'clip')) continue;
        if (rectangle[start] < edge[start] - TOLERANCE_PX || rectangle[end] > edge[end] + TOLERANCE_PX) return true;
      }
      if (style.position === 'fixed') break;
    }
    return !done.x && (rectangle.left < -TOLERANCE_PX || rectangle.right > innerWidth + TOLERANCE_PX);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rectangles = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    // The content area of a line is taller than the line: what counts is its middle half.
    const lines = rectangles.map(({ left, right, top, bottom }) => ({
      left,
      right,
      top: top + (bottom - top) / 4,
      bottom: bottom - (bottom - top) / 4,
    }));
    if (lines.some((line) => isBeyond(line, parent))) found.add(`text is cut: ${node.data.trim().slice(0, 60)}`);
  }
  for (const control of document.querySelectorAll('button, input:not([type=hidden]), select, textarea')) {
    // A button of words may reach beyond with its plain edges: what counts is its words, which are text.
    if (control.tagName === 'BUTTON' && control.textContent.trim() !== '') continue;
    if (
      !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      control.getBoundingClientRect().width === 0
    )
      continue;
    const name = control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.name;
    if (isBeyond(control.getBoundingClientRect(), control.parentElement))
      found.add(`a control is cut: ${name.trim().slice(0, 60)}`);
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    found.add(
      `the page is ${document.documentElement.scrollWidth - document.documentElement.clientWidth} px wider than its window`,
    );
  return [...found];
}

/**
 * Words in Arabic letters, on a page in Latin ones, that do not say their language. A screen reader spells them out or
 * leaves them out (WCAG 3.1.2). Names for a screen reader alone count, too.
 */
export function findWordsWithoutLanguage() {
  const isForeign = (text, element) =>
    /[\u0600-\u06FF]/.test(text) &&
    !/^(?:fa|ar)/.test(element.closest('[lang]')?.getAttribute('lang') ?? '') &&
    element.closest('script, style, template, [aria-hidden=true]') === null;
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement && isForeign(node.data, node.parentElement)) found.push(node.data.trim());
  for (const element of document.querySelectorAll('[aria-label], img[alt]')) {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';
    if (isForeign(name, element)) found.push(`a name: ${name.trim()}`);
  }
  return [...new Set(found)];
}

/** Lines of text that lie over one another within the same layer. */
export function findOverlaps() {
  const LEAST_SHARE = 0.4;
  const LEAST_PX = 3;
  const layerOf = (element) => {
    for (let box = element; box; box = box.parentElement)
      if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
    return null;
  };
  /** The drawn part of a line: a box that scrolls or hides its overflow draws nothing beyond its edge. */
  const clip = ({ left, right, top, bottom }, element) => {
    const seen = { left, right, top, bottom };
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      // A map is a window onto more, and is moved by hand.
      if (box.matches('.leaflet-container')) return false;
      const edge = box.getBoundingClientRect();
      if (style.overflowX !== 'visible')
        [seen.left, seen.right] = [Math.max(seen.left, edge.left), Math.min(seen.right, edge.right)];
      if (style.overflowY !== 'visible')
        [seen.top, seen.bottom] = [Math.max(seen.top, edge.top), Math.min(seen.bottom, edge.bottom)];
      if (style.position === 'fixed') break;
    }
    return seen;
  };
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      element.closest('svg, .sr-only') ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rectangle of range.getClientRects()) {
      const seen = clip(rectangle, element);
      if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1)
        lines.push({ ...seen, element, layer: layerOf(element), text: node.data.trim() });
    }
  }
  lines.sort((one, other) => one.top - other.top);
  const found = new Set();
  for (const [index, line] of lines.entries())
    for (let next = index + 1; next < lines.length && lines[next].top < line.bottom; next += 1) {
      const other = lines[next];
      const isRelated =
        line.element === other.element || line.element.contains(other.element) || other.element.contains(line.element);
      const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const high = Math.min(line.bottom, other.bottom) - other.top;
      const shorter = Math.min(line.bottom - line.top, other.bottom - other.top);
      if (line.layer === other.layer && !isRelated && wide > LEAST_PX && high > shorter * LEAST_SHARE)
        found.add(`text lies over text: “${line.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`);
    }
  return [...found];
}

/**
 * Controls that a finger of `least` px cannot hit in their whole height and width. Links inside a sentence are exempt
 * (WCAG 2.5.8), and a link of words is as wide as they are; a label counts for its control.
 */
export function findSmallTargets(least) {
  const found = new Set();
  const isInSentence = (element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement.textContent.trim().length > element.textContent.trim().length;
  const labelOf = (element) => element.labels?.[0] ?? null;
  const owns = (element, hit) =>
    hit !== null &&
    (element.contains(hit) || (hit.contains(element) && hit.tagName === 'LABEL') || labelOf(element)?.contains(hit));
  for (const element of document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab]',
  )) {
    if (
      element.disabled ||
      element.closest('[aria-hidden=true], [inert]') ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const areas = [element, labelOf(element)].filter(Boolean);
    const leastWidth = element.tagName === 'A' && element.textContent.trim() !== '' ? 0 : least;
    const isLarge = (area) =>
      area.getBoundingClientRect().width >= leastWidth - 0.5 && area.getBoundingClientRect().height >= least - 0.5;
    if (areas.some(isLarge) || element.getBoundingClientRect().width === 0 || isInSentence(element)) continue;
    const [area] = areas;
    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = area.getBoundingClientRect();
    const [x, y, reach] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 0.5];
    const aside = Math.min(reach, leastWidth / 2);
    const points = [
      [x, y - reach],
      [x, y + reach],
      [x - aside, y],
      [x + aside, y],
    ].filter(([left, top]) => left >= 0 && top >= 0 && left < innerWidth && top < innerHeight);
    if (points.some(([left, top]) => !owns(element, document.elementFromPoint(left, top)))) {
      const name = element.getAttribute('aria-label') ?? labelOf(element)?.textContent ?? element.textContent;
      found.add(`a target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${name.trim().slice(0, 50)}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}

/**
 * Lays out the whole page, also the parts put off until a reader comes near. With `isOn` the text is as far apart as
 * WCAG 1.4.12 lets a reader set it.
 */
export function setTextSpacing(isOn) {
  const sheet = new CSSStyleSheet();
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
  sheet.replaceSync(`* { content-visibility: visible !important } ${isOn ? spacing : ''}`);
  document.adoptedStyleSheets = [sheet];
}
