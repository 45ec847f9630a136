import { and, desc, eq, ne } from 'drizzle-orm';

import { toShownRating } from '@/lib/domain/order/rating';
import { toFullName } from '@/lib/domain/person/full-name';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { mayMeet } from '../regulars';
import { bookmarks, categories, providers, users, type BookmarkKind } from '../schema';
import { toNameIn } from '../words/told-names';

/** A provider who is suspended, or after a parting of one of the two, is left out. */
export const handler = defineHandler('bookmark/getbookmarks', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const workers = await listWorkers(connection, userId);
  return {
    lstService: (await listServices(connection, userId)).map(({ seopath, content }) => ({
      seopath,
      serviceName: content.serviceName[locale],
    })),
    lstWorker: workers.map(({ profile, person }) => ({
      workerCode: profile.workerCode,
      fullname: toNameIn(toFullName(person), locale),
      userImage: toProfileImageUrl(person.imageFileId),
      workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
    })),
  };
});

function listServices(executor: Executor, userId: number) {
  return executor
    .select({ seopath: categories.seopath, content: categories.content })
    .from(bookmarks)
    .innerJoin(categories, eq(categories.id, bookmarks.subjectId))
    .where(isOwn(userId, 'service'))
    .orderBy(desc(bookmarks.markedAt));
}

function listWorkers(executor: Executor, userId: number) {
  return executor
    .select({ profile: providers, person: users })
    .from(bookmarks)
    .innerJoin(providers, eq(providers.userId, bookmarks.subjectId))
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(isOwn(userId, 'worker'), ne(providers.status, 'suspended'), mayMeet(userId, providers.userId)))
    .orderBy(desc(bookmarks.markedAt));
}

const isOwn = (userId: number, kind: BookmarkKind) => and(eq(bookmarks.userId, userId), eq(bookmarks.kind, kind));
