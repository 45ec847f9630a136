// What other domains may use of this one.
export { drawSvg } from './drawing';
export { makePdf, type PdfDocument, type PdfPart, type PdfText } from './pdf';
