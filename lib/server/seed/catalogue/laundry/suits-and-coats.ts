import type { CategoryTypeSeed } from '../types';

export const suitsAndCoats: CategoryTypeSeed = {
  id: 502,
  seopath: 'suits-and-coats',
  hasPage: true,
  name: { fa: 'کت‌وشلوار و پالتو', en: 'Suits and coats', de: 'Anzüge und Mäntel', ar: 'البدلات والمعاطف' },
  description: {
    fa: 'خشک‌شویی کت‌وشلوار، پالتو و کاپشن با پرس فرم‌دار.',
    en: 'Dry-cleaning of suits, coats and jackets, pressed to shape.',
    de: 'Reinigung von Anzügen, Mänteln und Jacken, in Form gepresst.',
    ar: 'تنظيف جاف للبدلات والمعاطف والسترات مع كيّ يحفظ شكلها.',
  },
  page: {
    title: {
      fa: 'خشک‌شویی کت‌وشلوار، پالتو و کاپشن',
      en: 'Suits, coats and padded jackets dry-cleaned',
      de: 'Anzüge, Mäntel und Daunenjacken reinigen',
      ar: 'تنظيف البدلات والمعاطف والسترات المبطنة',
    },
    summary: {
      fa: 'برای کت‌وشلوار جلسه و دامادی، پالتوی پشمی آخر زمستان و کاپشن پر که آب با آن نمی‌سازد. سرشانه، یقه و آستر با پرس فرم‌دار سر جایش می‌ماند و لباس با چوب‌لباسی پهن برمی‌گردد.',
      en: 'For the suit of meetings and weddings, the wool coat at winter’s end and the down jacket that water spoils. Shoulder, lapel and lining keep their shape on a form press, and everything returns on broad hangers.',
      de: 'Für den Anzug zu Besprechung und Hochzeit, den Wollmantel nach dem Winter und die Daunenjacke. Schulter, Revers und Futter behalten auf der Formpresse ihre Linie; zurück kommt alles auf breiten Bügeln.',
      ar: 'لبدلة الاجتماعات والأعراس، ومعطف الصوف آخر الشتاء، وسترة الريش التي يفسدها الماء. يحفظ المكبس القالبي شكل الكتف والياقة والبطانة وتعود على شماعات عريضة.',
    },
    metaTitle: {
      fa: 'خشک‌شویی کت‌وشلوار، پالتو و کاپشن پر | پلاکفن',
      en: 'Suit, coat and down jacket dry-cleaning | Pelakfan',
      de: 'Anzug, Mantel und Daunenjacke reinigen | Pelakfan',
      ar: 'تنظيف جاف للبدلة والمعطف وسترة الريش | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی خشک کت‌وشلوار و پالتو، آبگیری ملایم کاپشن پر با توپ، برس پرز، پرس سرشانه و یقه. یک دست کت‌وشلوار را همیشه با هم بدهید تا رنگ یکی بماند.',
      en: 'Suits and coats dry-cleaned, down jackets tumbled with balls, lint brushed, shoulders and lapels pressed. Send both halves of a suit, so the colour stays one.',
      de: 'Anzüge und Mäntel gereinigt, Daunen mit Bällen getrocknet, entfusselt, Schulter und Revers gepresst. Beide Teile zusammen geben, dann bleibt der Ton gleich.',
      ar: 'تنظيف جاف للبدلات والمعاطف، وتجفيف الريش بالكرات، وإزالة الوبر وكيّ الكتف والياقة. سلّم قطعتي البدلة معًا ليبقى لونهما واحدًا.',
    },
    done: [
      {
        fa: 'خشک‌شویی کت، شلوار و جلیقه در یک نوبت تا سایهٔ رنگشان یکی بماند',
        en: 'Jacket, trousers and waistcoat in one load, so that their shade stays one',
        de: 'Sakko, Hose und Weste in einem Gang, damit der Farbton gleich bleibt',
        ar: 'السترة والسروال والصديري في دفعة واحدة ليبقى لونها واحدًا',
      },
      {
        fa: 'پرس سرشانه، یقه و سینه روی فرم، بدون خط انداختن روی برگردان',
        en: 'Shoulder, collar and chest on the form, the lapel rolled and never creased',
        de: 'Schulter, Kragen und Brust auf der Form, das Revers gerollt statt geknickt',
        ar: 'كيّ الكتف والياقة والصدر على قالب مع لفّ الياقة لا ثنيها',
      },
      {
        fa: 'پالتوی پشم و فوتر: برس، پرزگیری و بخار برای برگشتن خواب پارچه',
        en: 'Wool and felt coats: brushed, pilled and steamed until the nap lies right',
        de: 'Woll- und Filzmäntel: bürsten, entpillen, dämpfen, bis der Strich liegt',
        ar: 'معاطف الصوف واللباد: تمشيط وإزالة الوبر وبخار حتى يعود زغبها',
      },
      {
        fa: 'کاپشن پر: شست‌وشو با شویندهٔ خنثی و خشک‌کن ملایم با توپ تنیس',
        en: 'Down jackets: neutral detergent and a gentle dryer with tennis balls',
        de: 'Daunenjacken: neutrales Mittel, sanfter Trockner mit Tennisbällen',
        ar: 'سترات الريش: منظف متعادل ومجفف لطيف مع كرات',
      },
      {
        fa: 'لکه‌بری یقه، مچ و دور جیب',
        en: 'Collar, cuff and pocket edges spotted',
        de: 'Kragen, Ärmelsaum und Taschenkanten detachieren',
        ar: 'معالجة الياقة والمعصم وحواف الجيوب',
      },
    ],
    notDone: [
      {
        fa: 'برگرداندن پری که در خانه گلوله شده و بو گرفته است',
        en: 'Saving down that clumped and went sour at home',
        de: 'Rettung von zu Hause verklumptem, muffigem Daunenfüllgut',
        ar: 'إنقاذ ريش تكتّل وفسدت رائحته في المنزل',
      },
      {
        fa: 'تعویض آستر، اِپُل و زیپ',
        en: 'New linings, shoulder pads or zips',
        de: 'Neues Futter, Schulterpolster, Reißverschluss',
        ar: 'تبديل البطانة أو حشوة الكتف أو السحاب',
      },
      {
        fa: 'پوستین، جیر و چرم',
        en: 'Sheepskin, suede and leather',
        de: 'Lammfell, Wildleder und Leder',
        ar: 'الفرو والشمواه والجلد',
      },
      { fa: 'پاک کردن جای اتوی سوخته', en: 'Scorch marks', de: 'Sengflecken vom Bügeln', ar: 'آثار حرق المكواة' },
    ],
    steps: [
      {
        title: { fa: 'جیب‌ها و دکمه‌ها', en: 'Pockets and buttons', de: 'Taschen und Knöpfe', ar: 'الجيوب والأزرار' },
        text: {
          fa: 'سنجاق، خودنویس و کارت را بردارید و دکمهٔ لق را در توضیح بنویسید. کت و شلوار را با یک گیره به هم بزنید.',
          en: 'Remove pins, pens and cards, note loose buttons, and clip jacket and trousers together.',
          de: 'Nehmen Sie Nadeln, Stifte und Karten heraus, vermerken Sie lose Knöpfe und klammern Sie Sakko und Hose zusammen.',
          ar: 'أخرج الدبابيس والأقلام والبطاقات واذكر الأزرار الرخوة، واجمع السترة والسروال بمشبك.',
        },
      },
      {
        title: { fa: 'آزمایش آستر', en: 'Lining tested', de: 'Futterprobe', ar: 'اختبار البطانة' },
        text: {
          fa: 'آسترهای سرخ و سرمه‌ای گاهی رنگ می‌دهند؛ یک گوشه با حلال امتحان می‌شود. تکهٔ لق پیش از ماشین کوک می‌خورد.',
          en: 'Red and navy linings sometimes bleed, so a corner is tried with solvent. Anything loose gets a stitch before the drum.',
          de: 'Rotes und dunkelblaues Futter blutet manchmal; eine Ecke wird getestet. Loses erhält vorher einen Stich.',
          ar: 'البطانة الحمراء والكحلية تُطلق لونها أحيانًا، فتُجرَّب زاوية منها. والمرتخي يُغرز قبل الآلة.',
        },
      },
      {
        title: {
          fa: 'یک شب بیرون از کاور',
          en: 'Leave it uncovered for a night',
          de: 'Eine Nacht offen hängen',
          ar: 'اتركها مكشوفة ليلة',
        },
        text: {
          fa: 'پالتو را یک شب بیرون کاور بیاویزید، بعد با کیسهٔ پارچه‌ای در کمد بگذارید نه نایلون.',
          en: 'Hang coats a night in the open, then store them in cloth, not plastic.',
          de: 'Lüften Sie den Mantel eine Nacht und lagern Sie ihn dann im Stoffbeutel, nicht in Folie.',
          ar: 'علّق المعطف ليلة دون غلاف ثم احفظه في كيس قماشي لا نايلون.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'قیمت کت، شلوار و پالتو را تک‌تک پیش از پرداخت می‌بینید و بدون موافقت شما بیشتر نمی‌شود.',
        en: 'You see the price of jacket, trousers and coat one by one before paying, and none rises without your consent.',
        de: 'Die Preise von Sakko, Hose und Mantel sehen Sie einzeln vor der Zahlung; ohne Ihre Zustimmung steigt keiner.',
        ar: 'ترى سعر السترة والسروال والمعطف كلًّا على حدة قبل الدفع، ولا يزيد أي منها دون موافقتك.',
      },
      {
        fa: 'کت‌وشلوار را بپوشید و بعد تأیید کنید: پرداخت تا آن وقت، حداکثر ۴۸ ساعت، نزد پلاکفن می‌ماند.',
        en: 'Try the suit on, then confirm: until then, at most 48 hours, the payment rests with Pelakfan.',
        de: 'Probieren Sie den Anzug an, dann bestätigen: bis dahin, höchstens 48 Stunden, ruht die Zahlung bei Pelakfan.',
        ar: 'جرّب البدلة ثم أكّد: المبلغ حتى ذلك، و٤٨ ساعة على الأكثر، لدى بلاكفن.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'کت‌وشلوار را هر چند وقت خشک‌شویی کنم؟',
          en: 'How often should a suit be cleaned?',
          de: 'Wie oft gehört ein Anzug in die Reinigung?',
          ar: 'كم مرة تُنظف البدلة؟',
        },
        answer: {
          fa: 'پس از سه چهار بار پوشیدن نه: برس بزنید و یک شب هوا بخورد. خشک‌شویی کامل دو سه بار در فصل یا پس از لکه؛ بیش از آن الیاف پشم را خشک می‌کند.',
          en: 'Not after every few wearings: brush it and air it overnight. Full cleaning two or three times a season, or after a stain; more dries the wool out.',
          de: 'Nicht nach jedem Tragen: Bürsten Sie ihn aus und lüften Sie ihn über Nacht. Gereinigt wird zwei- bis dreimal je Saison oder nach Flecken; öfter macht die Wolle spröde.',
          ar: 'ليس بعد كل لبس: مشّطها وهوّها ليلة. والتنظيف الكامل مرتين أو ثلاثًا في الموسم أو بعد بقعة، فأكثر من ذلك يجفف الصوف.',
        },
      },
      {
        question: {
          fa: 'فقط شلوار لک شده؛ تنها بدهم؟',
          en: 'Only the trousers are stained. Send them alone?',
          de: 'Nur die Hose hat einen Fleck. Allein abgeben?',
          ar: 'السروال وحده مبقّع، هل أرسله منفردًا؟',
        },
        answer: {
          fa: 'بهتر است نه: پس از چند بار، شلوار از کت کم‌رنگ‌تر می‌شود. هر دو را بدهید، مگر لکه با لکه‌بری نقطه‌ای برود.',
          en: 'Better not: after a few times they turn paler than the jacket. Send both, unless spotting alone will do.',
          de: 'Besser nicht: Nach einigen Malen ist sie heller als das Sakko. Geben Sie beides ab, außer wenn punktuelles Detachieren genügt.',
          ar: 'الأفضل لا: بعد مرات يصير أفتح من السترة. أرسلهما معًا، إلا إذا كفت المعالجة الموضعية.',
        },
      },
      {
        question: {
          fa: 'کاپشن پرم پس از شستن خانگی تخت شده؛ درست می‌شود؟',
          en: 'My down jacket went flat after home washing. Can it be saved?',
          de: 'Meine Daunenjacke ist nach dem Waschen flach. Zu retten?',
          ar: 'صارت سترة الريش مسطحة بعد غسلها، هل تُصلح؟',
        },
        answer: {
          fa: 'اگر هنوز نم دارد یا بو نگرفته، بله: دوباره آبکشی و دو سه ساعت در خشک‌کن ملایم با توپ. رسوب شوینده و پر خیس آن را خوابانده است.',
          en: 'If it is still damp and not musty, yes: rinsed again and tumbled gently with balls for two to three hours. Detergent left in wet down had weighed it flat.',
          de: 'Wenn sie nicht muffig ist, ja: Sie wird nachgespült und zwei bis drei Stunden sanft mit Bällen getrocknet. Waschmittelreste in nassen Daunen hatten sie plattgedrückt.',
          ar: 'إن لم تفسد رائحتها فنعم: شطف ثانية وساعتان أو ثلاث في مجفف لطيف مع كرات. بقايا المنظف والريش المبتل هما السبب.',
        },
      },
      {
        question: {
          fa: 'پالتو را کی بدهم؟',
          en: 'When should the coat go in?',
          de: 'Wann gebe ich den Mantel ab?',
          ar: 'متى أرسل المعطف؟',
        },
        answer: {
          fa: 'پایان اسفند یا فروردین، پیش از کنار گذاشتن: عرق و چربی یقه در تابستان زرد می‌شود و بید می‌آورد. پاییز صف بلندتر است.',
          en: 'In March or April, before it is put away: sweat and grease turn yellow over summer and invite moths. In autumn everyone comes.',
          de: 'Im März oder April, vor dem Einlagern: Schweiß und Fett vergilben im Sommer und locken Motten. Im Herbst kommen alle.',
          ar: 'في مارس أو أبريل قبل خزنه: العرق ودهن الياقة يصفرّان صيفًا ويجذبان العث. وفي الخريف يزدحم الطلب.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'کت، شلوار، جلیقه و پالتو تک‌تک قیمت دارند و «یک دست» جمع آن‌هاست.',
        en: 'Jacket, trousers, waistcoat and coat each have a price; a suit is their sum.',
        de: 'Sakko, Hose, Weste und Mantel haben je einen Preis; der Anzug ist die Summe.',
        ar: 'للسترة والسروال والصديري والمعطف أسعار منفصلة، والبدلة مجموعها.',
      },
      {
        fa: 'آستر پر، یقهٔ خز جداشدنی و پارچهٔ مخمل یا کشمیر در درجهٔ ویژه حساب می‌شود.',
        en: 'Down lining, detachable fur collars, velvet and cashmere count as Special.',
        de: 'Daunenfutter, abnehmbare Pelzkragen, Samt und Kaschmir zählen zu Spezial.',
        ar: 'بطانة الريش والياقة الفرائية المنفصلة والمخمل والكشمير من الدرجة الخاصة.',
      },
    ],
  },
};
