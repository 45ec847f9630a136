import { eq } from 'drizzle-orm';

import { readUploadedFile } from '../../media/read-uploaded-file';
import { bidQuestions, bids, uploadedFiles } from '../../schema';
import { aBid, aBiddingStory, aTaskOrder, chooses } from '../../seed/stories/bids';
import { payAtTheBank } from '../../seed/stories/orders';
import { aFreeProvider } from '../../seed/stories/people';
import { useEachTime, useMarket } from '../../testing/use-market';

const service = useMarket();
const story = useEachTime(() => aBiddingStory(service));

const connection = () => service.context.ports.database.connection;
let fileCount = 0;

/** A photo of the customer's. */
async function aPhoto(): Promise<number> {
  const storageKey = `photo-${(fileCount += 1)}`;
  const { storage } = service.context.ports;
  await storage.put(storageKey, new Uint8Array([1]), 'image/webp');
  const ownerId = story.customer.userId;
  const [file] = await connection()
    .insert(uploadedFiles)
    .values({ ownerId, storageKey, contentType: 'image/webp', sizeBytes: 1, createdAt: service.clock.now() })
    .returning();
  return file?.id ?? 0;
}

/** Whether a person may have a file. */
async function reads(userId: number, fileId: number): Promise<boolean> {
  const actor = { userId, roleId: 16, deskRoles: [], sessionId: 's', passwordAt: null };
  return readUploadedFile(fileId, { actor, requestId: 'r' }, service.context).then(
    () => true,
    (error: { key?: string }) => {
      expect(error.key).toBe('not-yours');
      return false;
    },
  );
}

it('[C-media] photos and the voice note of an order are readable for possible bidders, until another one was paid', async () => {
  const [first, second, voice] = [await aPhoto(), await aPhoto(), await aPhoto()];
  const placed = await aTaskOrder(story, {
    descriptionImageId: first,
    moreImageIds: [second],
    descriptionAudioId: voice,
  });
  const [bidder, rival = bidder] = story.bidders;
  const stranger = await aFreeProvider(service.context);
  for (const fileId of [first, second, voice]) {
    expect(await reads(bidder.userId, fileId)).toBe(true);
    expect(await reads(stranger.userId, fileId)).toBe(false);
  }
  const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: rival.userId });
  expect(taskDetail).toMatchObject({
    descriptionImageUrl: `/api/file/uploads/${first}`,
    moreImageUrls: [`/api/file/uploads/${second}`],
    descriptionAudioUrl: `/api/file/uploads/${voice}`,
  });
  await aBid(story, placed, rival);
  await chooses(story, await aBid(story, placed, bidder));
  expect(await reads(rival.userId, second)).toBe(true);
  await payAtTheBank(story, placed);
  expect(await reads(rival.userId, second)).toBe(false);
  expect(await reads(bidder.userId, second)).toBe(true);
});

it('[C-user] a bidder’s copy of personal data has bids and questions, a customer’s the answers', async () => {
  const placed = await aTaskOrder(story);
  const { userId } = story.provider;
  await aBid(story, placed, story.provider, { sgDesc: 'My own note' });
  const asked = { taskid: placed.taskid, text: 'My own question' };
  const { question } = await service.call('suggestion/addquestion', asked, { as: userId });
  const answered = { questionid: question.questionid, text: 'My own answer' };
  await service.call('suggestion/answerquestion', answered, { as: story.customer.userId });
  const copyOf = async (as: number) =>
    JSON.stringify((await service.call('user/getpersonaldata', {}, { as })).personalData);
  const [hers, theirs] = [await copyOf(userId), await copyOf(story.customer.userId)];
  expect(hers).toMatch(/My own note.*My own question/);
  expect(hers).not.toContain('My own answer');
  expect(theirs).toContain('My own answer');
  expect(theirs).not.toMatch(/My own note|My own question/);
});

it('[C-user] an erased bidder leaves no words, and no bid that could be chosen', async () => {
  const placed = await aTaskOrder(story);
  const { userId } = story.provider;
  const { sgid } = await aBid(story, placed, story.provider, { sgDesc: 'My own note' });
  await service.call('suggestion/addquestion', { taskid: placed.taskid, text: 'My own question' }, { as: userId });
  const { eraseAccount } = await import('../../personal-data/erase');
  await service.context.ports.database.transaction((transaction) =>
    eraseAccount(transaction, userId, service.clock.now()),
  );
  expect(await connection().select().from(bids).where(eq(bids.id, sgid))).toMatchObject([
    { note: '', state: 'withdrawn' },
  ]);
  expect(await connection().$count(bidQuestions, eq(bidQuestions.providerId, userId))).toBe(0);
  await expect(chooses(story, { sgid })).rejects.toMatchObject({ key: 'bid-gone' });
});
