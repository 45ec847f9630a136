import type { CategoryTypeSeed } from '../types';

export const gardening: CategoryTypeSeed = {
  id: 2601,
  seopath: 'gardening',
  hasPage: true,
  name: { fa: 'باغبانی و باغچه', en: 'Gardening', de: 'Gartenarbeit', ar: 'البستنة' },
  description: {
    fa: 'هرس، کاشت، سم‌پاشی گیاه و چمن‌زنی.',
    en: 'Pruning, planting, plant care and mowing.',
    de: 'Schneiden, pflanzen, pflegen und mähen.',
    ar: 'تقليم وزراعة وعناية بالنبات وقص العشب.',
  },
  page: {
    title: {
      fa: 'باغبانی، هرس و رسیدگی به گلدان',
      en: 'Gardening, pruning and potted plants',
      de: 'Gartenarbeit, Baumschnitt und Topfpflanzen',
      ar: 'البستنة والتقليم والعناية بالأصص',
    },
    summary: {
      fa: 'برای حیاط، باغچهٔ آپارتمان، روف‌گاردن یا گلدان‌هایی که زرد شده‌اند. از باغچه عکس بگذارید و بگویید آب و ابزار هست یا نه؛ باغبان‌ها برای نیم‌روز، یک روز یا کل کار قیمت می‌دهند.',
      en: 'For yards, shared gardens, roof terraces or pots that have turned yellow. Add photos and say whether water and tools are there; gardeners price half a day, a day or the whole job.',
      de: 'Für Hof, Hausgarten, Dachterrasse oder gelb gewordene Topfpflanzen. Schicken Sie Fotos und schreiben Sie, ob Wasser und Werkzeug da sind; Gärtner nennen einen Preis für den halben Tag, den ganzen oder die ganze Arbeit.',
      ar: 'لفناء أو حديقة عمارة أو سطح مزروع أو أصص اصفرّت. أضف صورًا واذكر هل الماء والأدوات متوفرة، فيسعّر البستانيون نصف يوم أو يومًا أو العمل كله.',
    },
    metaTitle: {
      fa: 'باغبان برای هرس، چمن و گلدان | پلاکفن',
      en: 'Gardener for pruning, lawns and pots | Pelakfan',
      de: 'Gärtner für Schnitt, Rasen und Töpfe | Pelakfan',
      ar: 'بستاني للتقليم والعشب والأصص | بلاكفن',
    },
    metaDescription: {
      fa: 'هرس درخت میوه و مو، کوتاه کردن چمن و شمشاد، تعویض خاک گلدان، سم‌پاشی گیاه و تنظیم آبیاری قطره‌ای. هرس اصلی از آذر تا نیمهٔ اسفند.',
      en: 'Fruit trees and vines pruned, lawns and hedges cut, pots repotted, pests treated, drip irrigation set. The main pruning season is December to early March.',
      de: 'Obstbäume und Reben schneiden, Rasen und Hecken, Umtopfen, Pflanzenschutz, Tropfbewässerung einstellen. Hauptschnitt von Dezember bis Anfang März.',
      ar: 'تقليم الأشجار المثمرة والكرمة وقص العشب والسياج وتبديل تربة الأصص ومعالجة الآفات وضبط الري بالتنقيط. موسم التقليم من ديسمبر إلى مطلع مارس.',
    },
    done: [
      {
        fa: 'هرس درخت میوه، مو و رز با قیچی ضدعفونی‌شده',
        en: 'Pruning fruit trees, vines and roses with disinfected shears',
        de: 'Obstbäume, Reben und Rosen mit desinfizierter Schere schneiden',
        ar: 'تقليم أشجار الفاكهة والكرمة والورد بمقص معقم',
      },
      {
        fa: 'زدن چمن در ارتفاع ۴ تا ۵ سانتی‌متر و صاف کردن لبه‌ها',
        en: 'Mowing to 4 or 5 cm and trimming the edges',
        de: 'Rasen auf 4 bis 5 cm mähen, Kanten stechen',
        ar: 'قص العشب بارتفاع ٤ إلى ٥ سنتيمترات وتسوية حوافه',
      },
      {
        fa: 'بیل زدن خاک، کود پوسیده و کاشت گل فصل',
        en: 'Digging over, rotted manure and seasonal flowers',
        de: 'Umgraben, verrotteter Mist und Saisonblumen',
        ar: 'تقليب التربة وسماد متحلل وأزهار الموسم',
      },
      {
        fa: 'تعویض گلدان، خاک سبک و بریدن ریشهٔ پیچیده',
        en: 'Repotting in light soil, with circling roots cut back',
        de: 'Umtopfen in lockere Erde, Ringwurzeln kürzen',
        ar: 'تبديل الأصص بتربة خفيفة وقص الجذور الملتفة',
      },
      {
        fa: 'شستن شته و سپردک با صابون گیاهی یا سم کم‌خطر، با گفتن نام آن',
        en: 'Treating aphids and scale with plant soap or a mild product, named to you',
        de: 'Blatt- und Schildläuse mit Pflanzenseife oder mildem Mittel behandeln, das Ihnen genannt wird',
        ar: 'معالجة المن والحشرات القشرية بصابون نباتي أو مبيد خفيف يُذكر لك اسمه',
      },
      {
        fa: 'باز کردن قطره‌چکان گرفته و تنظیم ساعت آبیاری',
        en: 'Clearing blocked drippers and setting the irrigation timer',
        de: 'Verstopfte Tropfer reinigen, Bewässerungsuhr einstellen',
        ar: 'فتح النقاطات المسدودة وضبط مؤقت الري',
      },
    ],
    notDone: [
      {
        fa: 'بریدن درخت کهن یا درخت معبر، که مجوز شهرداری می‌خواهد',
        en: 'Felling old or street trees, which needs the municipality’s permit',
        de: 'Fällen alter oder Straßenbäume; das braucht eine städtische Genehmigung',
        ar: 'قطع الأشجار القديمة أو أشجار الشارع، فهو يحتاج إذن البلدية',
      },
      {
        fa: 'بالا رفتن از درخت بلندتر از ۴ متر بی‌تجهیزات',
        en: 'Climbing trees over 4 metres without equipment',
        de: 'Klettern in Bäume über 4 Meter ohne Ausrüstung',
        ar: 'تسلق أشجار أعلى من ٤ أمتار بلا عدة',
      },
      {
        fa: 'کندن چاه و پی و کار بنایی باغچه',
        en: 'Digging wells or foundations, and garden masonry',
        de: 'Brunnen- und Fundamentgraben, Maurerarbeiten',
        ar: 'حفر الآبار والأساسات وأعمال البناء',
      },
      {
        fa: 'سم‌های پرخطر کشاورزی در خانه',
        en: 'Hazardous farm pesticides around a home',
        de: 'Gefährliche Agrarpestizide am Wohnhaus',
        ar: 'المبيدات الزراعية الخطرة في المنزل',
      },
    ],
    steps: [
      {
        title: { fa: 'فصل درست', en: 'The right season', de: 'Die richtige Zeit', ar: 'الموسم الصحيح' },
        text: {
          fa: 'درخت خزان‌دار را در خواب زمستان هرس کنید و درختچهٔ گل بهاره را پس از گل دادن؛ وگرنه شکوفه را بریده‌اید.',
          en: 'Deciduous trees are pruned while dormant in winter, spring-flowering shrubs after they bloom, or the flowers are cut off.',
          de: 'Laubbäume schneidet man in der Winterruhe, Frühlingsblüher nach der Blüte, sonst fallen die Blüten.',
          ar: 'قلّم الأشجار المتساقطة الأوراق في سكونها الشتوي، وشجيرات الربيع بعد إزهارها وإلا قصصت الزهر.',
        },
      },
      {
        title: { fa: 'راه آب و جای زباله', en: 'Water and waste', de: 'Wasser und Abfall', ar: 'الماء والمخلفات' },
        text: {
          fa: 'شیر آب را نشان دهید و بگویید شاخه‌ها کجا جمع شود؛ یک باغچهٔ سی‌متری چهار تا شش کیسه شاخه می‌دهد.',
          en: 'Show the tap and say where branches go; thirty square metres yield four to six sacks.',
          de: 'Zeigen Sie den Wasserhahn und sagen Sie, wohin die Äste kommen; dreißig Quadratmeter ergeben vier bis sechs Säcke.',
          ar: 'دلّ على الحنفية ومكان جمع الأغصان، فثلاثون مترًا تعطي أربعة أكياس إلى ستة.',
        },
      },
      {
        title: { fa: 'پس از کار', en: 'Afterwards', de: 'Danach', ar: 'بعد العمل' },
        text: {
          fa: 'باغبان می‌گوید تا کی و چقدر آب بدهید؛ گیاه تازه‌کاشته تا دو هفته هر روز یا یک روز در میان آب می‌خواهد.',
          en: 'You are told how much to water: what is newly planted needs it daily or every other day for two weeks.',
          de: 'Sie erfahren, wie viel zu gießen ist: Frisch Gepflanztes zwei Wochen lang täglich oder jeden zweiten Tag.',
          ar: 'يبين لك البستاني مقدار السقي، فالمزروع حديثًا يُسقى أسبوعين كل يوم أو يومًا بعد يوم.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'باغبان‌ها قیمت یکدیگر را نمی‌دانند؛ ده پیشنهادِ اول را به ترتیب امتیاز، قیمت و فاصله می‌بینید.',
        en: 'Gardeners do not know each other’s price; you see at most ten, ordered by rating, price and distance.',
        de: 'Gärtner kennen die Preise der anderen nicht; Sie sehen höchstens zehn, nach Bewertung, Preis und Nähe geordnet.',
        ar: 'لا يعرف البستانيون أسعار بعضهم، وترى عشرة على الأكثر مرتبة بالتقييم والسعر والمسافة.',
      },
      {
        fa: 'اگر باران گرفت، تا ۳ ساعت پیش از آمدن باغبان رایگان لغو کنید.',
        en: 'If rain is coming, cancel at no charge until 3 hours before the gardener arrives.',
        de: 'Kommt Regen, sagen Sie bis 3 Stunden vor dem Termin des Gärtners kostenlos ab.',
        ar: 'إن أمطرت فألغِ دون كلفة حتى ٣ ساعات قبل وصول البستاني.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'برگ گلدان‌هایم زرد می‌شود؛ علت چیست؟',
          en: 'My plants turn yellow. Why?',
          de: 'Meine Pflanzen werden gelb. Warum?',
          ar: 'لماذا تصفرّ نباتاتي؟',
        },
        answer: {
          fa: 'بیشتر وقت‌ها آب زیاد است: خاک را تا دو بند انگشت امتحان کنید و اگر تر است آب ندهید. رگ سبز و برگ زرد کمبود آهن است و لبهٔ سوخته از آب شور یا هوای خشک کولر.',
          en: 'Mostly from too much water: feel two knuckles deep, and wait while it is moist. Green veins on yellow leaves mean too little iron; brown edges, hard water or dry air from the cooler.',
          de: 'Meist ist es zu viel Wasser: Fühlen Sie zwei Fingerglieder tief und warten Sie, solange die Erde feucht ist. Gelbe Blätter mit grünen Adern: Eisenmangel; braune Ränder: hartes Wasser oder trockene Luft.',
          ar: 'غالبًا من كثرة الماء: تحسس التربة بعمق عقلتين ولا تسقِ ما دامت رطبة. والعروق الخضراء في ورق أصفر نقص حديد، والحواف المحترقة ماء مالح أو هواء جاف.',
        },
      },
      {
        question: {
          fa: 'باغبان وسیله می‌آورد؟',
          en: 'Are tools brought?',
          de: 'Wird Werkzeug mitgebracht?',
          ar: 'هل يُحضر الأدوات؟',
        },
        answer: {
          fa: 'قیچی، اره و بیلچه بله. چمن‌زن، نردبان، کود و خاک را در سفارش بنویسید که با کیست؛ کیسهٔ خاک ده‌کیلویی برای دو گلدان متوسط بس است.',
          en: 'Shears, saw and trowel, yes. Say who provides mower, ladder, manure and soil; a ten-kilo bag fills two medium pots.',
          de: 'Schere, Säge und Schaufel ja. Geben Sie an, wer Mäher, Leiter, Dünger und Erde stellt; zehn Kilo Erde füllen zwei mittlere Töpfe.',
          ar: 'المقص والمنشار والمجرفة نعم. واذكر من يوفر آلة القص والسلم والسماد والتربة، فكيس عشرة كيلوغرامات يكفي أصيصين متوسطين.',
        },
      },
      {
        question: {
          fa: 'چمن را هر چند وقت یک بار بزنند؟',
          en: 'How often should grass be cut?',
          de: 'Wie oft mähen?',
          ar: 'كل كم يُقص العشب؟',
        },
        answer: {
          fa: 'بهار و پاییز هفته‌ای یک بار و در گرمای تیر و مرداد هر ده تا چهارده روز؛ هر بار بیش از یک‌سوم ارتفاع زده نشود.',
          en: 'Weekly in spring and autumn, every ten to fourteen days in high summer, never more than a third of its height at once.',
          de: 'Im Frühjahr und Herbst wöchentlich, im Hochsommer alle zehn bis vierzehn Tage, und nie mehr als ein Drittel der Höhe auf einmal.',
          ar: 'أسبوعيًا في الربيع والخريف، وكل عشرة إلى أربعة عشر يومًا في شدة الصيف، ولا يُقص أكثر من ثلث ارتفاعه.',
        },
      },
      {
        question: {
          fa: 'سم‌پاشی برای بچه و گربه خطر دارد؟',
          en: 'Is spraying a risk to children and cats?',
          de: 'Ist Spritzen für Kinder und Katzen riskant?',
          ar: 'هل الرش خطر على الأطفال والقطط؟',
        },
        answer: {
          fa: 'تا خشک شدن، یعنی چند ساعت، آن‌ها را دور نگه دارید و سبزی خوردنی را پیش از موعد روی برچسب نچینید. برای شتهٔ کم، شستن با آب و صابون بس است.',
          en: 'Keep them away for some hours, until it is dry, and do not pick herbs before the label allows. For a few aphids soap and water will do.',
          de: 'Halten Sie beide fern, bis alles trocken ist, also einige Stunden, und ernten Sie Kräuter erst nach der Wartezeit auf dem Etikett. Bei wenigen Läusen genügt Seifenwasser.',
          ar: 'أبعدهم حتى يجف، أي بضع ساعات، ولا تقطف الخضار قبل الموعد المدون على الملصق. والمن القليل يكفيه ماء وصابون.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نیم‌روز و روز، پایهٔ معمول است؛ باغچهٔ کوچک آپارتمان معمولاً نیم‌روز بیشتر نمی‌خواهد.',
        en: 'Half days and days are the usual unit; a small shared garden rarely takes more than half a day.',
        de: 'Üblich sind halbe und ganze Tage; ein kleiner Hausgarten braucht selten mehr als einen halben.',
        ar: 'الوحدة المعتادة نصف يوم أو يوم، وحديقة العمارة الصغيرة قلما تتجاوز النصف.',
      },
      {
        fa: 'درخت به تعداد و بلندی قیمت می‌گیرد و بردن شاخه‌ها با وانت جداست.',
        en: 'Pruning trees is priced by number and height; taking the branches away by pick-up is extra.',
        de: 'Bäume werden nach Zahl und Höhe berechnet; der Abtransport der Äste kostet extra.',
        ar: 'الأشجار بعددها وارتفاعها، ونقل الأغصان بالشاحنة الصغيرة على حدة.',
      },
      {
        fa: 'رسیدگی ماهانه را در شرح بنویسید؛ باغبان برای کار همیشگی پیشنهاد پایین‌تری می‌دهد.',
        en: 'If you want care every month, say so: regular work draws lower quotes.',
        de: 'Wünschen Sie monatliche Pflege, schreiben Sie es dazu: Regelmäßige Arbeit wird günstiger.',
        ar: 'إن أردت عناية شهرية فاذكرها، فالعمل الدائم يخفض العروض.',
      },
    ],
  },
};
