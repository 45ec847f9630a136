import { withTypesetter } from './typesetter';

/** One page of a template as an SVG: its letters are outlines, so whoever paints it needs no font. */
export async function drawSvg(template: string, data: Readonly<Record<string, unknown>>): Promise<string> {
  return withTypesetter((typesetter) =>
    typesetter.plainSvg({ mainFileContent: template, inputs: { data: JSON.stringify(data) } }),
  );
}
