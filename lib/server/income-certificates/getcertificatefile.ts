import { defineHandler, requireActor } from '../handler';
import { makePdf } from '../pdf';
import { toSignedFile } from './certificate-file';
import { toCertificateDocument } from './certificate-words';
import { requireOwn } from './store';

export const handler = defineHandler('workerprofile/getcertificatefile', async ({ certificateid, format }, context) => {
  const row = await requireOwn(context.ports.database.connection, certificateid, requireActor(context).userId);
  if (format === 'json') {
    const content = Buffer.from(toSignedFile(row, context));
    return { mediaType: 'application/json', contentBase64: content.toString('base64') };
  }
  const content = await makePdf(toCertificateDocument(row, context.request.locale), context.ports.clock.now());
  return { mediaType: 'application/pdf', contentBase64: content.toString('base64') };
});
