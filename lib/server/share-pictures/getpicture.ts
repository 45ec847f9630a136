import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { findSharedCity } from './city';
import { drawSharePicture } from './draw-picture';
import { findSharedProfessional } from './professional';

export const handler = defineHandler('share/getpicture', async ({ about, key }, context) => {
  const { locale } = context.request;
  const thing =
    about === 'city'
      ? await findSharedCity(context.ports.database.connection, key, locale)
      : await findSharedProfessional(context, key, locale);
  if (!thing) throw new CallError('not-found');
  const { png, version } = await drawSharePicture(thing, locale);
  return { version, contentBase64: png.toString('base64') };
});
