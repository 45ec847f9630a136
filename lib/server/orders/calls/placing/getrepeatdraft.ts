import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { repeatableAnswers } from '@/lib/contract/order-draft';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../../../handler';
import type { Executor } from '../../../ports/database';
import { addresses, cities, locations, tasks, type TaskRow } from '../../../schema';
import { GATEWAY_IDS } from '../../record/gateways';
import { toTaskWords } from '../../record/task-words';
import { readNamedPersons } from '../../reading/test-persons';
import { listTaskViews, type TaskView } from '../../reading/task-views';
import { toHourCount, toListSeparator } from '../../record/visit-facts';

type Answer = CallAnswer<'clean/getrepeatdraft'>;

/** The customer's former answers, with the address as it is now. */
export const handler = defineHandler('clean/getrepeatdraft', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const [view] = await listTaskViews(connection, eq(tasks.id, taskid), { limit: 1 });
  if (!view) throw new CallError('not-found');
  const { task, category } = view;
  if (task.customerId !== requireActor(context).userId) throw new CallError('not-yours');
  const { locale } = context.request;
  const place = await findPlace(connection, task.addressId, locale);
  const answers = repeatableAnswers.parse(task.draft);
  const destination = await findPlace(connection, answers.destinationaddrid ?? null, locale);
  return {
    seopath: category.seopath,
    draft: {
      ...answers,
      // A series goes on by itself: what is ordered again is one visit.
      plan: 'once',
      persons: await listNamed(connection, task),
      deliveryaddrid: place?.addressId ?? null,
      locationid: place?.locationId ?? null,
      destinationaddrid: destination?.addressId ?? null,
    },
    address: place?.address ?? null,
    destination: destination?.address ?? null,
    hourCount: toHourCount(task),
    descriptionImageUrl: task.photoFileId === null ? null : toFileUrl(task.photoFileId),
    moreImageUrls: toTaskWords(task).moreImageUrls,
    descriptionAudioUrl: task.voiceFileId === null ? null : toFileUrl(task.voiceFileId),
    formerProvider: toFormerProvider(view),
    formerPayment: toFormerPayment(task),
  };
});

/** The ordered provider, and not the worker of a company's team who came. */
function toFormerProvider({ task, worker, firm }: TaskView): Answer['formerProvider'] {
  const { providerId, assigneeId } = task;
  if (!worker || providerId === null) return null;
  return {
    userId: providerId,
    fullname: assigneeId === null ? toFullName(worker) : (firm?.merchantName ?? ''),
  };
}

/** The first bank stands for all, because a repeated order may take any. */
function toFormerPayment({ paymentWay: way }: TaskRow): Answer['formerPayment'] {
  return { way, ipgId: way === 'online' ? null : GATEWAY_IDS[way] };
}

/** The people who gave a sample then; nobody where they are not all known by name, so that they are asked. */
async function listNamed(executor: Executor, task: TaskRow): Promise<Answer['draft']['persons']> {
  const persons = await readNamedPersons(executor, task);
  const named = persons.flatMap(({ name, birthYear }) =>
    name === null || birthYear === null ? [] : [{ name, birthYear }],
  );
  return named.length === persons.length ? named : [];
}

interface Place {
  readonly addressId: number;
  readonly locationId: number;
  readonly address: NonNullable<Answer['address']>;
}

/** Null for an address that was deleted since: it is asked again. */
async function findPlace(executor: Executor, addressId: number | null, locale: Locale): Promise<Place | null> {
  if (addressId === null) return null;
  const [found] = await executor
    .select({
      text: addresses.text,
      locationId: addresses.locationId,
      cityId: locations.cityId,
      locationName: locations.name,
      cityName: cities.name,
    })
    .from(addresses)
    .innerJoin(locations, eq(locations.id, addresses.locationId))
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(and(eq(addresses.id, addressId), eq(addresses.isEnabled, true)));
  if (!found) return null;
  const locationName = [found.cityName[locale], found.locationName[locale]].join(toListSeparator(locale));
  return {
    addressId,
    locationId: found.locationId,
    address: { cityid: found.cityId, text: found.text, locationName },
  };
}
