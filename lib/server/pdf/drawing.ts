import { withTypesetter } from './typesetter';

/** One page of a template as an SVG. Its letters are outlines, so painting it needs no font. */
export async function drawSvg(template: string, data: Readonly<Record<string, unknown>>): Promise<string> {
  return withTypesetter((typesetter) =>
    typesetter.plainSvg({ mainFileContent: template, inputs: { data: JSON.stringify(data) } }),
  );
}
