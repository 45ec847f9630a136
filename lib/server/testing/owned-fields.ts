import type { CallName } from '@/lib/contract';

/**
 * Fields that name a person's rows. The author of a call with one of them names in calls/foreign-ids.test.ts the answer
 * to a stranger.
 */
export const OWNED_FIELDS = [
  'deliveryaddrid',
  'autoId',
  'taskid',
  'reqid',
  'reqId',
  'fileid',
  'imageFileId',
  'descriptionImageId',
  'moreImageIds',
  'sgid',
  'questionid',
  'lstAlertId',
  'sanctionid',
  'excuseid',
  'fileids',
  'reportid',
  'memberid',
  'vehicleid',
  'certificateid',
];
/** Their `id` is somebody's as well. */
export const PERSONS_OWN: readonly CallName[] = ['user/getuserauto', 'nonePreloader/user/getuserinboxdetail'];
/** Reads prices from a draft that it does not keep. */
export const KEEPS_NOTHING: readonly CallName[] = ['clean/getcleanprice'];
