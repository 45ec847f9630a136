import type { QuestionSeed } from './types';

/** Stands first on the page of every visible category that takes no orders yet. */
export const orderingNotOpenYet: QuestionSeed = {
  question: {
    fa: 'همین حالا می‌توانم آنلاین سفارش بدهم؟',
    en: 'Can I order it online now?',
    de: 'Kann ich schon online bestellen?',
    ar: 'هل يمكنني الطلب عبر الإنترنت الآن؟',
  },
  answer: {
    fa: 'هنوز نه. سفارش آنلاین این خدمت باز نشده است و این صفحه می‌گوید قرار است کار چگونه باشد. نظافت منزل و محل کار را همین حالا می‌توانید سفارش دهید.',
    en: 'Not yet. Online ordering has not opened for this service; this page says how it is meant to work. Home and office cleaning can be ordered now.',
    de: 'Noch nicht. Die Online-Bestellung ist für diese Leistung noch nicht möglich; diese Seite beschreibt, wie sie ablaufen soll. Die Reinigung von Wohnung und Büro ist schon bestellbar.',
    ar: 'ليس بعد. لم يُفتح الطلب الإلكتروني لهذه الخدمة، وتبيّن هذه الصفحة كيف يُخطَّط لها أن تكون. أما تنظيف المنازل والمكاتب فيمكن طلبه الآن.',
  },
};
