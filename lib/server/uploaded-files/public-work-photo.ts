import { and, eq, ne } from 'drizzle-orm';

import { workPhotos } from '../schema';

/** A photo of a work that everybody sees: both sides agree to it now. A door is nobody's to show. */
export const isPublicWorkPhoto = and(
  eq(workPhotos.customerAgreed, true),
  eq(workPhotos.providerAgreed, true),
  ne(workPhotos.moment, 'door'),
);
