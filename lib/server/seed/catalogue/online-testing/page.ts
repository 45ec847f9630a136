import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const onlineTestingPage: ProductPageSeed = {
  title: {
    fa: 'نمونه‌گیری و آزمایش در منزل',
    en: 'Medical tests with sampling at home',
    de: 'Labortests mit Probenahme zu Hause',
    ar: 'تحاليل طبية مع أخذ العينات في المنزل',
  },
  summary: {
    fa: 'برای سالمند و بیماری که بیرون رفتن برایش سخت است، مادر باردار، و کسی که وقت صف آزمایشگاه ندارد. آزمایش، تعداد نفر و ساعت را می‌گویید و نمونه‌گیری آموزش‌دیده به خانه یا محل کار می‌آید.',
    en: 'For older or ill people who find it hard to go out, for expectant mothers and for anyone without time to queue. Name the test, the number of persons and the hour, and a trained sampler comes to your home or office.',
    de: 'Für ältere und kranke Menschen, Schwangere und alle, denen die Zeit fürs Wartezimmer fehlt. Sie nennen Test, Personenzahl und Uhrzeit; eine geschulte Laborkraft nimmt die Probe zu Hause oder im Büro.',
    ar: 'لكبار السن والمرضى الذين يشق عليهم الخروج، وللحوامل، ولمن لا وقت لديه لطابور المختبر. تذكر التحليل وعدد الأشخاص والساعة فيأتيك مختص مدرَّب إلى البيت أو مكان العمل.',
  },
  metaTitle: {
    fa: 'آزمایش در منزل و نمونه‌گیری خون در محل | پلاکفن',
    en: 'Medical tests at home, sampled at your place | Pelakfan',
    de: 'Labortests zu Hause, Blutabnahme vor Ort | Pelakfan',
    ar: 'تحاليل طبية في المنزل وسحب الدم عندك | بلاكفن',
  },
  metaDescription: {
    fa: 'نمونه‌گیری خون و ادرار در تهران و کرج: چکاپ، آزمایش با نسخه، قند، تیروئید و ویتامین. قیمت برابر است با قیمت آزمایش هر نفر به‌علاوهٔ حق ویزیت.',
    en: 'Blood and urine samples taken at home in Tehran and Karaj: check-up, prescribed tests, diabetes, thyroid, vitamins. Price: test per person plus visit fee.',
    de: 'Blut- und Urinproben zu Hause in Teheran und Karadsch: Check-up, Tests auf Rezept, Diabetes, Schilddrüse, Vitamine. Preis: Test je Person plus Anfahrt.',
    ar: 'سحب عينات الدم والبول في طهران وكرج: فحص عام وتحاليل بوصفة وسكري وغدة درقية وفيتامينات. السعر ثمن التحليل لكل شخص مع أجرة الزيارة.',
  },
  done: [
    {
      fa: 'تطبیق نام و سال تولد هر نفر با سفارش و نوشتن آن روی لوله، پیش از نمونه‌گیری',
      en: 'Matching each person’s name and year of birth with the order and writing them on the tube before sampling',
      de: 'Name und Geburtsjahr mit dem Auftrag abgleichen und vor der Abnahme auf das Röhrchen schreiben',
      ar: 'مطابقة اسم كل شخص وسنة ميلاده مع الطلب وكتابتهما على الأنبوب قبل السحب',
    },
    {
      fa: 'خون‌گیری وریدی با سرسوزن یک‌بارمصرف که بسته‌اش جلوی شما باز می‌شود',
      en: 'Blood taken from a vein with a single-use needle whose packet is opened in front of you',
      de: 'Venöse Blutabnahme mit Einmalnadel, deren Packung vor Ihnen geöffnet wird',
      ar: 'سحب الدم من الوريد بإبرة لمرة واحدة تُفتح عبوتها أمامك',
    },
    {
      fa: 'تحویل گرفتن نمونهٔ ادرار یا مدفوع در ظرف دربستهٔ آزمایشگاه',
      en: 'Taking charge of urine or stool samples in the laboratory’s closed containers',
      de: 'Übernahme von Urin- und Stuhlproben in verschlossenen Laborbechern',
      ar: 'استلام عينات البول أو البراز في أوعية المختبر المغلقة',
    },
    {
      fa: 'بردن نمونه با جعبهٔ خنک و در زمان مجاز به آزمایشگاه',
      en: 'Carrying the samples to the laboratory in a cool box, within the time they keep',
      de: 'Transport der Proben in der Kühlbox, innerhalb der zulässigen Zeit',
      ar: 'نقل العينات إلى المختبر في صندوق مبرد ضمن المدة المسموحة',
    },
    {
      fa: 'بردن سرسوزن و پنبهٔ مصرف‌شده در ظرف ایمن',
      en: 'Taking used needles and swabs away in a safety box',
      de: 'Mitnahme gebrauchter Nadeln und Tupfer im Sicherheitsbehälter',
      ar: 'أخذ الإبر والقطن المستعمل في صندوق آمن',
    },
    {
      fa: 'رسیدن جواب به‌صورت آنلاین، با محدودهٔ مرجع آزمایشگاه در کنار هر عدد',
      en: 'Results that reach you online, with the laboratory’s reference range beside each figure',
      de: 'Ergebnisse online, mit dem Referenzbereich des Labors neben jedem Wert',
      ar: 'وصول النتائج عبر الإنترنت مع المجال المرجعي للمختبر بجانب كل رقم',
    },
  ],
  notDone: [
    {
      fa: 'تفسیر جواب، تشخیص بیماری و نوشتن نسخه',
      en: 'Interpreting results, diagnosing or prescribing',
      de: 'Befunde deuten, Diagnosen stellen oder Rezepte schreiben',
      ar: 'تفسير النتائج أو التشخيص أو كتابة الوصفات',
    },
    {
      fa: 'تزریق، سرم و پانسمان',
      en: 'Injections, infusions and dressings',
      de: 'Spritzen, Infusionen und Verbände',
      ar: 'الحقن والمحاليل الوريدية وتغيير الضمادات',
    },
    {
      fa: 'آزمایش‌هایی که بیمار باید در آزمایشگاه باشد، مانند تست عرق یا نمونه‌برداری بافت',
      en: 'Tests that need you in the laboratory, such as a sweat test or a biopsy',
      de: 'Untersuchungen, für die Sie ins Labor müssen, etwa Schweißtest oder Gewebeprobe',
      ar: 'التحاليل التي تستلزم حضورك إلى المختبر، كاختبار العرق أو أخذ خزعة',
    },
    {
      fa: 'اورژانس: درد قفسهٔ سینه، تنگی نفس یا بیهوشی کار ۱۱۵ است',
      en: 'Emergencies: for chest pain, breathlessness or fainting call 115',
      de: 'Notfälle: Bei Brustschmerz, Atemnot oder Ohnmacht die 115 rufen',
      ar: 'الطوارئ: عند ألم الصدر أو ضيق التنفس أو الإغماء اتصل بالرقم ١١٥',
    },
  ],
  steps: [
    {
      title: {
        fa: 'آزمایش و تعداد نفر',
        en: 'Test and persons',
        de: 'Test und Personenzahl',
        ar: 'التحليل وعدد الأشخاص',
      },
      text: {
        fa: 'از فهرست، آزمایش را انتخاب می‌کنید و می‌گویید چند نفر نمونه می‌دهند؛ قیمت همان‌جا حساب می‌شود.',
        en: 'Choose the test from the list and say how many people give a sample; the price is worked out there and then.',
        de: 'Sie wählen den Test aus der Liste und sagen, wie viele Personen eine Probe abgeben; der Preis wird gleich berechnet.',
        ar: 'تختار التحليل من القائمة وتذكر عدد من سيعطون عينة، فيُحسب السعر في الحال.',
      },
    },
    {
      title: { fa: 'ساعت صبح و آمادگی', en: 'A morning hour', de: 'Termin am Morgen', ar: 'موعد صباحي' },
      text: {
        fa: 'برای آزمایش ناشتا ساعت زود صبح بگیرید. شب پیش شام سبک بخورید و آب را قطع نکنید؛ رگ در بدن کم‌آب سخت پیدا می‌شود.',
        en: 'For fasting tests take an early hour. Eat a light supper the night before and keep drinking water: veins are hard to find when you are dry.',
        de: 'Für Nüchternwerte wählen Sie eine frühe Stunde. Abends leicht essen und weiter Wasser trinken: Bei Flüssigkeitsmangel sind Venen schwer zu finden.',
        ar: 'لتحاليل الصيام اختر ساعة مبكرة. تعشَّ خفيفًا ولا تترك شرب الماء، فالوريد يصعب العثور عليه عند قلة السوائل.',
      },
    },
    {
      title: { fa: 'انتخاب نمونه‌گیر', en: 'Choosing the sampler', de: 'Wer kommt', ar: 'اختيار المختص' },
      text: {
        fa: 'از میان نمونه‌گیرهای آزاد، با دیدن امتیاز، نظرها و گواهی‌ها، یکی را انتخاب می‌کنید.',
        en: 'Pick one of the free samplers after seeing ratings, reviews and certificates.',
        de: 'Unter den freien Laborkräften wählen Sie nach Bewertungen, Rezensionen und Nachweisen aus.',
        ar: 'تختار واحدًا من المتاحين بعد الاطلاع على التقييمات والآراء والشهادات.',
      },
    },
    {
      title: { fa: 'نمونه‌گیری', en: 'Sampling', de: 'Probenahme', ar: 'أخذ العينة' },
      text: {
        fa: 'روی صندلی یا تخت، پنج تا ده دقیقه برای هر نفر. پس از آن پنج دقیقه جای سوزن را فشار دهید و دست را خم نکنید.',
        en: 'On a chair or in bed, five to ten minutes a person. Then press on the spot for five minutes, with the arm straight.',
        de: 'Im Sitzen oder im Bett, fünf bis zehn Minuten je Person. Drücken Sie danach fünf Minuten bei gestrecktem Arm auf die Einstichstelle.',
        ar: 'على كرسي أو في السرير، من خمس إلى عشر دقائق لكل شخص. ثم اضغط على موضع الإبرة خمس دقائق والذراع ممدودة.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'مدرک نمونه‌گیر، امتیاز او و نشان گواهی عدم سوءپیشینه را پیش از انتخاب می‌بینید.',
      en: 'You see the sampler’s certificate, rating and no-criminal-record badge before you choose.',
      de: 'Nachweis, Bewertung und Führungszeugnis-Abzeichen der Laborkraft sehen Sie vor der Wahl.',
      ar: 'ترى شهادة المختص وتقييمه وشارة حسن السيرة قبل أن تختاره.',
    },
    {
      fa: 'جمع قیمت آزمایش‌ها و حق ویزیت پیش از پرداخت روی صفحه است.',
      en: 'The sum of tests and visit fee is on the screen before you pay.',
      de: 'Die Summe aus Tests und Anfahrt sehen Sie, bevor Sie zahlen.',
      ar: 'مجموع ثمن التحاليل وأجرة الزيارة ظاهر قبل الدفع.',
    },
    {
      fa: 'تا ۳ ساعت مانده به ساعت نمونه‌گیری لغو رایگان است؛ مثلاً اگر شب پیش یادتان رفت ناشتا بمانید.',
      en: 'Cancelling is free until 3 hours before sampling, for instance when you forgot to fast.',
      de: 'Bis 3 Stunden vor der Abnahme sagen Sie kostenlos ab, etwa wenn Sie das Nüchternbleiben vergessen haben.',
      ar: 'الإلغاء مجاني حتى ٣ ساعات قبل أخذ العينة، كأن تنسى الصيام ليلًا.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'باید ناشتا باشم؟',
        en: 'Must I be fasting?',
        de: 'Muss ich nüchtern sein?',
        ar: 'هل يجب أن أكون صائمًا؟',
      },
      answer: {
        fa: 'برای قند و چربی، ۸ تا ۱۲ ساعت؛ آب ساده آزاد است، چای و آدامس نه. شمارش خون و بیشتر هورمون‌ها ناشتایی نمی‌خواهد. دستور پزشک یا آزمایشگاه مقدم است.',
        en: 'For sugar and lipids 8 to 12 hours; plain water is allowed, tea and gum are not. A blood count and most hormones need no fasting. What your doctor or laboratory says goes first.',
        de: 'Für Zucker und Fette 8 bis 12 Stunden; Wasser ist erlaubt, Tee und Kaugummi nicht. Blutbild und die meisten Hormone brauchen es nicht. Vorrang hat, was Arzt oder Labor sagen.',
        ar: 'للسكر والدهون من ٨ إلى ١٢ ساعة، ويُسمح بالماء لا بالشاي والعلكة. أما تعداد الدم ومعظم الهرمونات فلا تحتاج صيامًا. وتعليمات الطبيب أو المختبر مقدمة.',
      },
    },
    {
      question: {
        fa: 'این خدمت جای پزشک را می‌گیرد؟',
        en: 'Does it replace a doctor?',
        de: 'Ersetzt das einen Arzt?',
        ar: 'هل يغني عن الطبيب؟',
      },
      answer: {
        fa: 'نه. آزمایش تشخیص نیست و عدد بیرون از محدوده همیشه بیماری نیست؛ جواب را به پزشک نشان دهید. در وضعیت اضطراری با ۱۱۵ تماس بگیرید.',
        en: 'No. A test is not a diagnosis, and a figure outside the range is not always an illness; show the results to a doctor. In an emergency call 115.',
        de: 'Nein. Ein Test ist keine Diagnose, und ein Wert außerhalb des Bereichs nicht immer eine Krankheit; zeigen Sie die Ergebnisse ärztlich. Im Notfall 115 wählen.',
        ar: 'لا. التحليل ليس تشخيصًا، والرقم الخارج عن المجال ليس مرضًا دائمًا، فاعرض النتائج على طبيب. وفي الطوارئ اتصل بالرقم ١١٥.',
      },
    },
    {
      question: {
        fa: 'از کودک هم نمونه می‌گیرید؟',
        en: 'Are samples taken from children?',
        de: 'Nehmen Sie auch Kindern Blut ab?',
        ar: 'هل تؤخذ عينات من الأطفال؟',
      },
      answer: {
        fa: 'بله؛ سن کودک را در توضیح سفارش بنویسید و نمونه‌گیری را انتخاب کنید که در نظرها از حوصله‌اش با کودک گفته‌اند. پدر یا مادر باید در تمام مدت کنار او باشد.',
        en: 'Yes. Note the child’s age in the order and choose somebody whose reviews speak of patience with children. A parent has to stay beside the child throughout.',
        de: 'Ja. Notieren Sie das Alter und wählen Sie jemanden, dessen Rezensionen von Geduld mit Kindern sprechen. Ein Elternteil muss die ganze Zeit dabei sein.',
        ar: 'نعم. اذكر عمر الطفل في الملاحظات واختر من تشهد الآراء بصبره على الأطفال، ولا بد من بقاء أحد الوالدين معه طوال الوقت.',
      },
    },
    {
      question: {
        fa: 'داروی رقیق‌کنندهٔ خون می‌خورم؛ مانعی دارد؟',
        en: 'Can blood be taken while I am on blood thinners?',
        de: 'Geht die Abnahme auch mit Blutverdünnern?',
        ar: 'أتناول مميعات الدم، فهل من مانع؟',
      },
      answer: {
        fa: 'نه، اما پیش از کار بگویید و جای سوزن را ده دقیقه فشار دهید. هیچ دارویی را برای آزمایش خودسرانه قطع نکنید؛ از پزشک بپرسید.',
        en: 'Yes, but say so first and press on the spot for ten minutes. Stop no medicine on your own account for a test; ask your doctor.',
        de: 'Ja, aber sagen Sie es vorher und drücken Sie zehn Minuten auf die Stelle. Setzen Sie für einen Test nie eigenmächtig Medikamente ab; fragen Sie Ihren Arzt.',
        ar: 'لا، لكن أخبر المختص قبل السحب واضغط على الموضع عشر دقائق. ولا توقف أي دواء من تلقاء نفسك لأجل تحليل، بل اسأل طبيبك.',
      },
    },
    {
      question: {
        fa: 'اگر رگم پیدا نشود چه می‌شود؟',
        en: 'What if no vein can be found?',
        de: 'Was, wenn sich keine Vene finden lässt?',
        ar: 'ماذا لو لم يُعثر على الوريد؟',
      },
      answer: {
        fa: 'رسم این کار دو بار تلاش است، نه بیشتر. دست گرم، یک لیوان آب و چند دقیقه باز و بسته کردن مشت معمولاً کار را راه می‌اندازد.',
        en: 'Two tries are the custom, not more. A warm hand, a glass of water and opening and closing the fist for some minutes usually help.',
        de: 'Üblich sind höchstens zwei Versuche. Eine warme Hand, ein Glas Wasser und einige Minuten Faust öffnen und schließen helfen meist.',
        ar: 'المعتاد محاولتان لا أكثر. وتساعد عادةً اليد الدافئة وكوب ماء وفتح القبضة وإغلاقها بضع دقائق.',
      },
    },
    {
      question: {
        fa: 'بیمه هزینه را می‌دهد؟',
        en: 'Will insurance pay?',
        de: 'Zahlt die Versicherung?',
        ar: 'هل يدفع التأمين التكلفة؟',
      },
      answer: {
        fa: 'پرداخت این سفارش آزاد است. اگر بیمهٔ تکمیلی دارید، پیش از سفارش از آن بپرسید نسخه و رسید آزمایش در منزل را می‌پذیرد یا نه.',
        en: 'The order is paid privately. If you have supplementary cover, ask first whether it accepts a prescription and receipt for a test at home.',
        de: 'Die Untersuchung ist eine Privatleistung. Fragen Sie Ihre Zusatzversicherung vorher, ob sie Rezept und Beleg für einen Test zu Hause annimmt.',
        ar: 'يُدفع هذا الطلب على حسابك لا على التأمين. وإن كان لديك تأمين تكميلي فاسأله قبل الطلب هل يقبل وصفة التحليل المنزلي وإيصاله.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'تعداد نفر ضرب در قیمت آزمایش، به‌علاوهٔ یک حق ویزیت؛ قاعده همین است.',
      en: 'Persons times the price of the test, plus one visit fee: that is the whole rule.',
      de: 'Personen mal Testpreis plus eine Anfahrt: Mehr gehört nicht zur Rechnung.',
      ar: 'عدد الأشخاص في ثمن التحليل مع أجرة زيارة واحدة، وهذه هي القاعدة كلها.',
    },
    {
      fa: 'حق ویزیت یک بار است؛ اگر دو سه نفر از خانواده با هم نمونه بدهند، سهم هر نفر کمتر می‌شود.',
      en: 'The visit is charged once, so with two or three of the family together each one’s share is smaller.',
      de: 'Die Anfahrt zählt einmal; geben zwei oder drei aus der Familie zusammen Proben ab, wird es für jeden günstiger.',
      ar: 'تُحسب الزيارة مرة واحدة، فإذا أعطى العينة اثنان أو ثلاثة من الأسرة معًا قلّ نصيب كل منهم.',
    },
    {
      fa: 'هورمون‌ها و ویتامین‌ها از شمارش خون و قند گران‌ترند، چون مادهٔ آزمایش آن‌ها گران است.',
      en: 'Hormones and vitamins cost more than a blood count or sugar, because their reagents do.',
      de: 'Hormone und Vitamine kosten mehr als Blutbild oder Zucker, weil ihre Reagenzien teurer sind.',
      ar: 'الهرمونات والفيتامينات أغلى من تعداد الدم والسكر لأن كواشفها أغلى.',
    },
  ],
};
