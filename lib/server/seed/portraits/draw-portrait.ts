import { COVERING, HEADS, type HeadStyle } from './heads';
import {
  BEARDS,
  CLOTHES,
  drawFace,
  drawFeatures,
  GLASSES,
  GROUND,
  RIM,
  type Beard,
  type Colour,
  type FaceShape,
  type Glasses,
  type Mouth,
  type Skin,
} from './layers';

/** A person's looks, layer by layer. Colours come first and second, as the layer takes them. */
export interface Portrait {
  readonly ground: Colour;
  readonly skin: Skin;
  readonly face?: FaceShape;
  readonly head: readonly [style: HeadStyle, colour: Colour, second?: Colour];
  readonly clothes: readonly [style: keyof typeof CLOTHES, shirt: Colour, over: Colour];
  readonly mouth?: Mouth;
  /** Left out, the face is a woman's: lashes and softer brows. */
  readonly isMan?: boolean;
  readonly beard?: Beard;
  /** The colour of beard and brows, where it is not ink. */
  readonly greyed?: Colour;
  readonly glasses?: Glasses;
  readonly isOld?: boolean;
}

/** One drawn portrait as an SVG of its own: 96 by 96, a disc, about 4 kB. */
export function drawPortrait({
  ground,
  skin,
  face = 'oval',
  mouth = 'smile',
  isMan = false,
  ...look
}: Portrait): string {
  const [headStyle, headColour, second = 'ink'] = look.head;
  const [style, shirt, over] = look.clothes;
  const hair = look.greyed ?? 'ink';
  const head = HEADS[headStyle](headColour, second);
  const layers = [
    head.back,
    CLOTHES[style](shirt, over),
    drawFace(skin, face, !COVERING.includes(headStyle)),
    // A moustache lies over the mouth, a beard around it.
    look.beard && look.beard !== 'moustache' ? BEARDS[look.beard](hair) : '',
    drawFeatures({
      skin,
      mouth,
      brows: isMan ? 'strong' : 'soft',
      hair,
      hasLashes: !isMan,
      isOld: look.isOld ?? false,
    }),
    look.beard === 'moustache' ? BEARDS.moustache(hair) : '',
    head.front,
    look.glasses ? GLASSES[look.glasses] : '',
  ];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    '<clipPath id="disc"><circle cx="48" cy="48" r="48"/></clipPath>' +
    `<g clip-path="url(#disc)">${GROUND(ground)}<g transform="translate(-3.840 -5) scale(1.080)">${layers.join('')}</g></g>${RIM}</svg>`
  );
}
