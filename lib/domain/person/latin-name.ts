import { toPersianLetters } from '../text/letters';

/** Names that the rules below would not write as their bearers do: short vowels are not written in Persian. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  آتنا: 'Atena',
  آذر: 'Azar',
  آرش: 'Arash',
  آقا: 'Agha',
  ابراهیم: 'Ebrahim',
  ابوالفضل: 'Abolfazl',
  اسماعیل: 'Esmail',
  اصفهان: 'Esfahan',
  الهام: 'Elham',
  الهه: 'Elaheh',
  امیر: 'Amir',
  ایمان: 'Iman',
  بابک: 'Babak',
  بهروز: 'Behrouz',
  بهزاد: 'Behzad',
  بهنام: 'Behnam',
  بیگ: 'Beyg',
  توکل: 'Tavakol',
  جعفر: 'Jafar',
  جواد: 'Javad',
  حسن: 'Hasan',
  حسین: 'Hossein',
  حمید: 'Hamid',
  حیدر: 'Heydar',
  خدیجه: 'Khadijeh',
  خراسان: 'Khorasan',
  دانشور: 'Daneshvar',
  داوود: 'Davoud',
  دلاور: 'Delavar',
  دهقان: 'Dehghan',
  رحمان: 'Rahman',
  رستم: 'Rostam',
  رستگار: 'Rastegar',
  رسول: 'Rasoul',
  رضا: 'Reza',
  رضایی: 'Rezaei',
  زارع: 'Zare',
  رعنا: 'Rana',
  رفیعی: 'Rafiei',
  زهرا: 'Zahra',
  زهره: 'Zohreh',
  سارا: 'Sara',
  سجاد: 'Sajjad',
  سعید: 'Saeed',
  سلطان: 'Soltan',
  سمیرا: 'Samira',
  سمیه: 'Somayeh',
  سهراب: 'Sohrab',
  سهیل: 'Soheil',
  سپیده: 'Sepideh',
  سیامک: 'Siamak',
  سیاوش: 'Siavash',
  سید: 'Seyed',
  شهرزاد: 'Shahrzad',
  شکوفه: 'Shokoufeh',
  شیوا: 'Shiva',
  صادق: 'Sadegh',
  صالح: 'Saleh',
  صمد: 'Samad',
  طاهر: 'Taher',
  عارف: 'Aref',
  عباس: 'Abbas',
  عبدالله: 'Abdollah',
  عرفان: 'Erfan',
  عسل: 'Asal',
  علی: 'Ali',
  غزل: 'Ghazal',
  غفار: 'Ghaffar',
  غلام: 'Gholam',
  فاطمه: 'Fatemeh',
  فرشته: 'Fereshteh',
  فروغ: 'Forough',
  فرید: 'Farid',
  فلاح: 'Fallah',
  فیروز: 'Firouz',
  قاسم: 'Ghasem',
  قربان: 'Ghorban',
  لیلا: 'Leila',
  مؤمن: 'Momen',
  مجید: 'Majid',
  محسن: 'Mohsen',
  محمد: 'Mohammad',
  محمود: 'Mahmoud',
  مراد: 'Morad',
  مرتضوی: 'Mortazavi',
  مرتضی: 'Morteza',
  مرضیه: 'Marzieh',
  مریم: 'Maryam',
  مسعود: 'Masoud',
  مصطفی: 'Mostafa',
  معصومه: 'Masoumeh',
  ملک: 'Malek',
  منصور: 'Mansour',
  منوچهر: 'Manouchehr',
  مهتاب: 'Mahtab',
  مهدی: 'Mehdi',
  مهران: 'Mehran',
  مهسا: 'Mahsa',
  مهناز: 'Mahnaz',
  موسوی: 'Mousavi',
  موسی: 'Mousa',
  مژگان: 'Mozhgan',
  میثم: 'Meysam',
  مینا: 'Mina',
  نازنین: 'Nazanin',
  ناصر: 'Naser',
  نرگس: 'Narges',
  نسترن: 'Nastaran',
  نسرین: 'Nasrin',
  نوید: 'Navid',
  نگار: 'Negar',
  نگین: 'Negin',
  نیلوفر: 'Niloufar',
  هاشم: 'Hashem',
  هدیه: 'Hedieh',
  هستی: 'Hasti',
  هومن: 'Houman',
  وحید: 'Vahid',
  پدرام: 'Pedram',
  پرتو: 'Parto',
  پریسا: 'Parisa',
  پورحسین: 'Pourhossein',
  پویا: 'Pouya',
  پگاه: 'Pegah',
  پیمان: 'Peyman',
  کاظم: 'Kazem',
  کاوه: 'Kaveh',
  کاویان: 'Kavian',
  کریم: 'Karim',
  کوروش: 'Kourosh',
  کیارش: 'Kiarash',
  کیان: 'Kian',
  کیوان: 'Keyvan',
  گلناز: 'Golnaz',
  یاسر: 'Yaser',
  یعقوب: 'Yaghoub',
  یوسف: 'Yousef',
};

/** Endings of family names, longest first. */
const ENDINGS: readonly (readonly [persian: string, latin: string])[] = [
  ['زاده', 'zadeh'],
  ['نژاد', 'nejad'],
  ['پور', 'pour'],
  ['ایی', 'aei'],
  ['ائی', 'aei'],
  ['وی', 'avi'],
  ['نیا', 'nia'],
  ['فر', 'far'],
  ['یان', 'ian'],
  ['ی', 'i'],
];
const SHORTEST_STEM = 2;

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'ب b پ p ت t ث s ج j چ ch ح h خ kh د d ذ z ر r ز z ژ zh س s ش sh ص s ض z ط t ظ z غ gh ف f ق gh ک k گ g ل l م m ن n ه h'
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ')) ?? [],
);
/** Between two vowels, and at the beginning, these two letters are consonants. */
const HALF_VOWELS: Readonly<Record<string, readonly [consonant: string, vowel: string]>> = {
  و: ['v', 'ou'],
  ی: ['y', 'i'],
};
const VOWELS: Readonly<Record<string, string>> = { ا: 'a', آ: 'a', ى: 'a', أ: 'a', إ: 'e', ؤ: 'o', ئ: 'e' };
/** Consonants side by side after a vowel, at most. */
const LONGEST_CLUSTER = 2;

const isVowel = (letter: string | undefined) => letter !== undefined && (letter in VOWELS || letter in HALF_VOWELS);

interface Sound {
  readonly latin: string;
  readonly isConsonant: boolean;
}

function toSound(letter: string, before: string | undefined, after: string | undefined): Sound | null {
  const half = HALF_VOWELS[letter];
  if (half) {
    const isConsonant = before === undefined || isVowel(after) || (after !== undefined && before in VOWELS);
    return { latin: isConsonant ? half[0] : half[1], isConsonant };
  }
  const vowel = VOWELS[letter];
  if (vowel !== undefined) return { latin: vowel, isConsonant: false };
  if (letter === 'ه' && before !== undefined && after === undefined && !isVowel(before))
    return { latin: 'eh', isConsonant: false };
  const consonant = CONSONANTS[letter];
  return consonant === undefined ? null : { latin: consonant, isConsonant: true };
}

/** Letter by letter, with a short vowel where no syllable could be said without one: «e» in «نادر», else «a». */
function spell(word: string): string {
  const letters = [...word];
  const sounds = letters.flatMap((letter, index) => toSound(letter, letters[index - 1], letters[index + 1]) ?? []);
  let latin = '';
  // A word cannot begin with two consonants.
  let cluster = LONGEST_CLUSTER - 1;
  sounds.forEach(({ latin: sound, isConsonant }, index) => {
    const isLast = index === sounds.length - 1;
    const isAfterLong = cluster === 1 && isLast && sounds[index - 2]?.isConsonant === false;
    const needsVowel = isConsonant && (cluster >= LONGEST_CLUSTER || isAfterLong);
    if (needsVowel) latin += isAfterLong && sounds[index - 2]?.latin === 'a' ? 'e' : 'a';
    cluster = !isConsonant ? 0 : needsVowel ? 1 : cluster + 1;
    latin += sound;
  });
  return latin;
}

function toLatinWord(word: string): string {
  const known = KNOWN_NAMES[word];
  if (known !== undefined) return known;
  for (const [persian, latin] of ENDINGS) {
    const stem = word.slice(0, -persian.length);
    if (word.endsWith(persian) && stem.length >= SHORTEST_STEM) return toLatinWord(stem) + latin;
  }
  const latin = spell(word);
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

const PERSIAN_WORD = /[\u0600-\u06ff]+/g;
const MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/**
 * The name of a person in Latin letters, for a reader without Persian: «مریم احمدی» is "Maryam Ahmadi". Other letters
 * stay.
 */
export function toLatinName(name: string): string {
  return toPersianLetters(name.replace(MARKS, ''))
    .replace(/\u200c/g, '')
    .replace(PERSIAN_WORD, toLatinWord);
}
