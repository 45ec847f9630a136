import type { Locale } from '@/lib/i18n/locales';

export const PROMISES = ['money-back', 'hears-both', 'pays-out', 'removes', 'suspends', 'calls-back'] as const;
export type PromiseKind = (typeof PROMISES)[number];

/** One way to say it: a sentence has a word of every group. */
type Way = readonly string[];

/** The words that a promise needs, by language and by kind of promise. */
const WORDS: Readonly<Record<Locale, Readonly<Record<PromiseKind, readonly Way[]>>>> = {
  fa: {
    'money-back': [
      [
        'پول|مبلغ|وجه|تفاوت|مانده|پرداخت|هدیه|هرچه|آنچه|تمام|بیشتر',
        'برمی‌گرد|برگشت|برگردان|بازگشت|بازگردان|پس می‌گیر|پس داده|پس می‌ده|بازپرداخت|استرداد',
      ],
      ['به شما برمی‌گردد|برگشت داده شد|برگشت به کارت'],
      ['به کیف پول (?:شما|تان|خودتان)? ?(?:می‌رود|می‌آید|آمد|رفت|واریز)|در کیف پول شماست'],
    ],
    'hears-both': [
      ['پشتیبانی|پلاکفن|طرف', 'می‌خواند|می‌شنو|بشنو|رسیدگی|بررسی|تصمیم|داوری|نظر ده|شرح و عکس می‌خواهد'],
      ['(?:بررسی|رسیدگی) می‌کنیم|به آن رسیدگی'],
    ],
    'pays-out': [['واریز|تسویه|حواله|دستمزدتان را (?:به‌موقع|سر وقت)|شبایی می‌رود|حساب بانکی شما فرستاده']],
    removes: [['نظر|حساب|مدارک|اطلاعات|شماره|عکس|پیام|توهین|نشانی|درخواست', 'حذف می|پاک می|برداشته می‌شو|برمی‌داریم']],
    suspends: [['تعلیق|معلق'], ['حساب', 'مسدود|بسته می‌شو'], ['کار تازه‌ای', 'پیشنهاد نمی‌شود|نمی‌گیرید|داده نمی‌شود']],
    'calls-back': [
      [
        'با (?:شما|شخص|کسی|فردی|همین|نماینده|رابط|او)[^.؛]*تماس (?:می‌گیر|بگیر)|تماس می‌گیریم|زنگ می‌زنیم|زنگتان|به همان شماره|به شماره‌ای که|پاسخ می‌دهیم|جواب می‌دهیم',
      ],
    ],
  },
  en: {
    'money-back': [
      ['refund|money[- ]back|repaid'],
      [
        'money|sum|amount|difference|everything|all of it|payment|paid|litres|gift|wallet|whatever',
        'gets?\\b[^.;]*\\bback\\b|given back|gives? (?:it )?back|(?:goes|go|come|comes|is|paid) (?:straight )?back|returns?\\b|returned',
      ],
      ['you get back|given back:|back to the (?:bank )?card'],
      ['(?:money|sum|payment)\\b[^.;]* (?:to|in) your wallet'],
    ],
    'hears-both': [
      [
        'support|Pelakfan|we|somebody here',
        '(?:hear|look|check|decide|read|settle)s?\\b|(?:looked|decided|looks|looking) (?:at|into|it)',
      ],
      ['has decided|is looked into|has looked'],
    ],
    'pays-out': [
      [
        'paid out|pays? out|pay-?outs?\\b|paid on time|bank transfer|transfers? to your account|goes to the Sheba|sent to your bank',
      ],
    ],
    removes: [
      [
        'reviews?|insults?|details|accounts?|documents?|photos?|messages?|number|address|position',
        '(?:is|are|gets?|be) (?:removed|deleted|erased)|we (?:remove|delete|erase|take down)|it is deleted|removes your',
      ],
    ],
    suspends: [['suspend(?:ed|s)|suspension'], ['no new work']],
    'calls-back': [
      [
        '(?:we|they|support)\\b[^.;]{0,30}\\b(?:call you|call your|call this|call the|calls you|phone you|ring you)|we answer|answer to the number|gets? in touch|get in touch|we call',
      ],
    ],
  },
  de: {
    'money-back': [
      [
        'erstatt|Rückzahlung|zurückgegeben:|Zurück auf die Bankkarte|(?:erhalten|bekommen)\\b[^.;]*\\bzurück(?![\\p{L}])',
      ],
      [
        'Geld|Betrag|Summe|Differenz|alles|Zahlung|bezahlt|gezahlt|Liter|Geschenk|Guthaben|Unterschied',
        'zurück(?!liegend|zieh|genommen)',
      ],
      ['(?:Geld|Betrag|Zahlung)[^.;]*(?:Ihrem|Ihr|das|in die) (?:Guthaben|Wallet|Geldbörse)'],
    ],
    'hears-both': [
      [
        'Support|Kundendienst|Pelakfan|wir|Seiten',
        'hört|prüft|prüfen|sieht sich|entscheide|entschieden|liest|lesen|anseh',
      ],
      ['entschieden hat|geprüft ist'],
    ],
    'pays-out': [['ausgezahlt|auszahl|auszuzahl|Überweisung|überwiesen|pünktlich bezahlt|geht an die Sheba']],
    removes: [
      [
        'Bewertung|Beleidigung|Daten|Angaben|Konto|Unterlagen|Fotos?|Nachrichten|Nummer|Adresse|Position|Standort',
        'entfernt|gelöscht|löschen wir|entfernen wir|wir löschen|wir entfernen',
      ],
    ],
    suspends: [
      ['gesperrt werden|wird gesperrt|Konto[^.;]*gesperrt|Sperrung|sind gesperrt|Ausschluss|Sperre führt'],
      ['keine neuen? (?:Arbeit|Aufträge)'],
    ],
    'calls-back': [
      [
        'und meldet sich|melden uns|(?:wir|sie) rufen|rufen wir|wir antworten|antworten (?:wir|Ihnen)|an die (?:angegebene )?Nummer',
      ],
    ],
  },
  ar: {
    'money-back': [
      [
        'مال|أموال|مبلغ|فرق|نقود|دفع|هدية|محفظ|كل شيء|لترات|الباقي|الزائد|المدفوع',
        'يعود|تعود|عاد|يُعاد|تُعاد|أُعيد|نعيد|أعدنا|نُعيد|يُرد|تُرد|رُدّ|رُد|تسترد|استردد|تستعيد|استرداد|استرجاع|يرجع|ترجع|إعادة',
      ],
      ['أُعيد إليك|يعود إليك|يعود إلى البطاقة'],
    ],
    'hears-both': [
      ['الدعم|بلاكفن|الطرفين|نحن', 'يسمع|تسمع|يستمع|نستمع|نسمع|ينظر|ننظر|تنظر|يقرر|نقرر|يقرأ|يقرؤ|يفصل|نفصل|يبت'],
      ['نتحقق|نراجع|سنقرؤ|نقرؤ'],
    ],
    'pays-out': [['يُصرف|تُصرف|صرف (?:أجر|مستحق)|السحب|حوالة|سيُحوَّل|يُحوَّل|للتحويل|استلم أجرك في|يذهب إلى رقم شبا']],
    removes: [
      ['مراجع|تقييم|إساءة|بيانات|حساب|مستندات|صور|رسائل|رقم|عنوان|موقع', 'تُحذف|يُحذف|نحذف|تُزال|يُزال|نزيل|تُمحى|يُمحى'],
    ],
    suspends: [
      ['إيقاف حساب|قد يُوقف|قد يوقف|أُوقف|إيقافه|موقوف|للإيقاف|إلى الإيقاف'],
      ['(?:عمل جديد|أعمال جديدة)', 'لا |لن '],
    ],
    'calls-back': [['نتصل|يتصلون|سيتصل|نتواصل|يتواصل|نرد عليك|سنرد|نجيب']],
  },
};

type Compiled = readonly (readonly [PromiseKind, readonly (readonly RegExp[])[]])[];

const compiled = new Map<Locale, Compiled>();

function compile(locale: Locale): Compiled {
  const known = compiled.get(locale);
  if (known) return known;
  const ways = PROMISES.map(
    (kind) => [kind, WORDS[locale][kind].map((way) => way.map((words) => toExpression(words, locale)))] as const,
  );
  compiled.set(locale, ways);
  return ways;
}

/** Arabic joins short words to the next one, so a word of its lists may begin within another. */
function toExpression(words: string, locale: Locale): RegExp {
  return new RegExp(`${locale === 'ar' ? '' : '(?<![\\p{L}\\p{M}])'}(?:${words})`, 'iu');
}

/**
 * The kinds of promise that a text of one language makes, by its words alone: some of these words mean other things as
 * well.
 */
export function findPromises(text: string, locale: Locale): PromiseKind[] {
  const sentences = text.split(/(?<=[.;؛؟?!…])\s/u);
  return compile(locale)
    .filter(([, ways]) => ways.some((way) => sentences.some((sentence) => way.every((words) => words.test(sentence)))))
    .map(([kind]) => kind);
}

/**
 * The kinds of promise that one text makes in its four languages. Two languages have to agree: in one alone such words
 * often mean a rug that returns or a lamp that hangs.
 */
export function findPromisesOf(texts: Readonly<Record<Locale, string>>): PromiseKind[] {
  const found = (Object.keys(texts) as Locale[]).flatMap((locale) => findPromises(texts[locale], locale));
  return PROMISES.filter((kind) => found.filter((other) => other === kind).length > 1);
}
