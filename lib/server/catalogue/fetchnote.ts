import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { findType, requireCategory } from './product-page';

/** A type id of 0 asks for the category's notes; a type without a page has those too. */
export const handler = defineHandler(
  'servicenote/fetchnote',
  async ({ serviceCategoryId, serviceCategoryTypeId }, { ports, request }) => {
    const { connection } = ports.database;
    const category = await requireCategory(connection, serviceCategoryId);
    const type =
      serviceCategoryTypeId === 0 ? null : await findType(connection, serviceCategoryId, serviceCategoryTypeId);
    if (serviceCategoryTypeId !== 0 && !type) throw new CallError('not-found');
    const page = type?.content.page ?? category.content.page;
    return { lstNote: page.priceNotes.map((note) => note[request.locale]) };
  },
);
