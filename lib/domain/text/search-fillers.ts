import { toSearchKey } from './letters';

/**
 * Words that tell no service from another, in the four languages: the small words of a sentence, and the verbs of every
 * professional.
 */
const FILLERS =
  'از با به برای در رو و را یه یک من ما تو هم که این میخوام میخواهم میخواستم لازم دارم نیاز داریم کسی یکی محل منزل خونه خانه نزدیک قیمت هزینه ارزان فوری خوب سرویس خدمات تعمیر تعمیرات تعمیرکار درست کردن نصب خراب خرابه شده است ' +
  'a an the my our your for in at of to on near me i we need want looking someone who can and is it with please price cost cheap good service services repair repairs fix fixing broken help home ' +
  'ein eine einen einem einer der die das den dem mein meine meinen im am zu zum zur für mit ich wir brauche suche jemand bitte und ist preis kosten günstig gute service reparatur reparieren kaputt defekt hilfe zuhause hause ' +
  'في من على الى عن مع انا اريد احتاج ابحث شخص لي و او سعر تكلفة رخيص قريب خدمة خدمات تصليح اصلاح صيانة معطل معطلة المنزل البيت';

export const FILLER_WORDS: ReadonlySet<string> = new Set(toSearchKey(FILLERS).split(' '));
