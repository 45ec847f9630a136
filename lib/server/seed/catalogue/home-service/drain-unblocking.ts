import type { CategoryTypeSeed } from '../types';

export const drainUnblocking: CategoryTypeSeed = {
  id: 2804,
  seopath: 'drain-unblocking',
  hasPage: true,
  name: { fa: 'لوله‌بازکنی', en: 'Drain unblocking', de: 'Rohrreinigung', ar: 'فتح المجاري' },
  description: {
    fa: 'باز کردن گرفتگی سینک، حمام، توالت و فاضلاب.',
    en: 'Blocked sinks, baths, toilets and sewers cleared.',
    de: 'Verstopfte Spülen, Bäder, Toiletten und Abflüsse.',
    ar: 'فتح انسداد الأحواض والحمامات والمراحيض والمجاري.',
  },
  page: {
    title: {
      fa: 'لوله‌بازکنی سینک، حمام، توالت و فاضلاب',
      en: 'Drains, sinks and toilets unblocked',
      de: 'Rohrreinigung für Spüle, Bad, WC und Kanal',
      ar: 'فتح انسداد الأحواض والحمامات والمراحيض والمجاري',
    },
    summary: {
      fa: 'برای آبی که پایین نمی‌رود، توالتی که بالا می‌آید یا بویی که از کف‌شور می‌زند. بنویسید یک جا گرفته یا چند جا، چند روز است و چه مایعی ریخته‌اید؛ لوله‌بازکن با فنر دستی، دستگاه برقی یا واترجت می‌آید.',
      en: 'For water that will not go down, a toilet that rises or a smell from the floor drain. Say whether one outlet or several are blocked, since when, and what was poured in; hand spring, machine or water jet comes accordingly.',
      de: 'Wenn das Wasser steht, das WC hochkommt oder der Bodenablauf riecht. Schreiben Sie, ob ein Abfluss verstopft ist oder mehrere, seit wann und was hineingegossen wurde; danach kommt Handspirale, Maschine oder Hochdruck.',
      ar: 'لماء لا ينزل، أو مرحاض يطفح، أو رائحة من مصرف الأرضية. اذكر هل الانسداد في موضع أم أكثر ومنذ متى وما سُكب فيه، فيأتي الفني بزنبرك يدوي أو آلة أو ضغط ماء.',
    },
    metaTitle: {
      fa: 'لوله‌بازکنی فوری با فنر برقی و واترجت | پلاکفن',
      en: 'Drain unblocking: sinks, toilets, sewers | Pelakfan',
      de: 'Rohrreinigung: Spüle, Toilette, Abfluss | Pelakfan',
      ar: 'فتح المجاري والأحواض بالزنبرك وضغط الماء | بلاكفن',
    },
    metaDescription: {
      fa: 'باز کردن سینک، روشویی، کف‌شور، توالت ایرانی و فرنگی و لولهٔ اصلی فاضلاب با فنر، دستگاه و ویدئومتری. گرفتگی سادهٔ سینک بیست تا چهل دقیقه است.',
      en: 'Sinks, basins, floor drains, squat and sitting toilets and main sewers cleared by spring, machine and camera. A simple sink takes 20 to 40 minutes.',
      de: 'Spülen, Waschtische, Bodenabläufe, Hock- und Sitz-WC und Hauptkanal mit Spirale, Maschine und Kamera. Eine einfache Spüle dauert 20 bis 40 Minuten.',
      ar: 'فتح الأحواض والمغاسل ومصارف الأرضية والمراحيض والمجرى الرئيسي بالزنبرك والآلة والكاميرا. انسداد الحوض البسيط من عشرين إلى أربعين دقيقة.',
    },
    done: [
      {
        fa: 'سینک و روشویی: باز کردن سیفون، بیرون آوردن چربی و مو و فنر زدن تا لولهٔ افقی',
        en: 'Sinks and basins: trap opened, grease and hair removed, spring down to the horizontal pipe',
        de: 'Spüle und Waschtisch: Siphon öffnen, Fett und Haare entfernen, Spirale bis zur Grundleitung',
        ar: 'الأحواض والمغاسل: فتح السيفون وإخراج الدهن والشعر وإدخال الزنبرك حتى الأنبوب الأفقي',
      },
      {
        fa: 'کف‌شور حمام، وان و زیردوشی',
        en: 'Shower, bath and bathroom floor drains',
        de: 'Duschwanne, Badewanne und Bodenablauf im Bad',
        ar: 'مصرف أرضية الحمام وحوض الاستحمام وقاعدة الدش',
      },
      {
        fa: 'توالت ایرانی و فرنگی، با بیرون کشیدن پوشک، دستمال یا اسباب‌بازی',
        en: 'Squat and sitting toilets, nappies, wipes and toys retrieved',
        de: 'Hock- und Sitz-WC; Windeln, Tücher und Spielzeug herausholen',
        ar: 'المرحاض الأرضي والإفرنجي مع إخراج الحفاضات والمناديل والألعاب',
      },
      {
        fa: 'لولهٔ اصلی ساختمان و سیفون چاه با دستگاه برقی یا واترجت',
        en: 'The building’s main pipe and the trap of the soak well, by machine or water jet',
        de: 'Hauptleitung und Schachtgeruchverschluss mit Maschine oder Hochdruck',
        ar: 'مجرى المبنى الرئيسي وسيفون البئر بالآلة أو ضغط الماء',
      },
      {
        fa: 'ویدئومتری برای دیدن شکستگی، ریشهٔ درخت یا شیب برگشته',
        en: 'Camera inspection for breaks, roots or a pipe that slopes back',
        de: 'Kamerabefahrung bei Bruch, Wurzeln oder Gegengefälle',
        ar: 'تصوير المجرى لكشف الكسر أو الجذور أو الميل المعكوس',
      },
      {
        fa: 'ناودان و کف‌خواب بام و پارکینگ پیش از بارندگی',
        en: 'Gutters and the drains of roof and car park before the rains',
        de: 'Regenrinne, Dach- und Garagenabläufe vor der Regenzeit',
        ar: 'المزاريب ومصارف السطح والمرآب قبل المطر',
      },
    ],
    notDone: [
      {
        fa: 'تخلیهٔ چاه با کامیون لجن‌کش',
        en: 'Emptying wells with a tanker',
        de: 'Grubenentleerung mit dem Saugwagen',
        ar: 'شفط البئر بصهريج',
      },
      {
        fa: 'شکستن کف و تعویض لولهٔ شکسته؛ پس از ویدئومتری سفارش لوله‌کشی است',
        en: 'Digging up floors to replace a broken pipe: after the camera that is a plumbing order',
        de: 'Boden aufbrechen und Rohr ersetzen; nach der Kamera ist das ein Klempnerauftrag',
        ar: 'كسر الأرضية وتبديل الأنبوب المكسور، فذلك طلب سباكة بعد التصوير',
      },
      {
        fa: 'شبکهٔ فاضلاب خیابان؛ با ۱۲۲ تماس بگیرید',
        en: 'The sewer in the street: call 122',
        de: 'Der öffentliche Kanal; rufen Sie 122',
        ar: 'شبكة الشارع، فاتصل بالرقم ١٢٢',
      },
      {
        fa: 'ریختن اسید و سود در لولهٔ پلیمری',
        en: 'Pouring acid or lye into plastic pipes',
        de: 'Säure oder Lauge in Kunststoffrohre gießen',
        ar: 'سكب الحمض أو الصودا في أنابيب البلاستيك',
      },
    ],
    steps: [
      {
        title: { fa: 'کجا و چند جا', en: 'Where, and how many', de: 'Wo und wie viele', ar: 'أين وكم موضعًا' },
        text: {
          fa: 'سینک تنها: سیفون خودش. سینک و ماشین لباسشویی با هم: لولهٔ آشپزخانه. توالت و کف‌شور پایین‌ترین طبقه: لولهٔ اصلی. همین را بنویسید؛ دستگاهش فرق دارد.',
          en: 'Sink alone: its own trap. Sink and washing machine together: the kitchen pipe. Toilet and the lowest floor drain: the main. Write which, for the tool differs.',
          de: 'Nur die Spüle: ihr Siphon. Spüle und Waschmaschine: Küchenleitung. WC und tiefster Bodenablauf: Hauptleitung. Schreiben Sie das, denn das Gerät ist ein anderes.',
          ar: 'الحوض وحده: سيفونه. الحوض والغسالة معًا: أنبوب المطبخ. المرحاض وأدنى مصرف: المجرى الرئيسي. اذكر أيها، فالأداة تختلف.',
        },
      },
      {
        title: {
          fa: 'آب بسته، زیر سینک خالی',
          en: 'Water off, cupboard empty',
          de: 'Wasser aus, Schrank leer',
          ar: 'الماء مغلق وما تحت الحوض فارغ',
        },
        text: {
          fa: 'لباسشویی و ظرفشویی را روشن نکنید، زیر سینک را خالی کنید و فرش جلوی توالت را بردارید. اگر لوله‌بازکن شیمیایی ریخته‌اید حتماً بگویید؛ روی پوست و چشم می‌پاشد.',
          en: 'Run no machines, empty the cupboard and lift the mat. If you have poured in drain cleaner, be sure to say so: it can splash on skin and eyes.',
          de: 'Keine Maschinen laufen lassen, Unterschrank leeren, Matte weg. War Rohrreiniger im Spiel, sagen Sie es unbedingt: Er spritzt auf Haut und Augen.',
          ar: 'لا تشغّل الغسالات وأفرغ الخزانة وارفع السجادة. وإن سكبت مادة كيميائية فاذكر ذلك حتمًا، فقد تتطاير على الجلد والعين.',
        },
      },
      {
        title: { fa: 'سه سطل آب', en: 'Three buckets of water', de: 'Drei Eimer Wasser', ar: 'ثلاثة دلاء ماء' },
        text: {
          fa: 'کار وقتی تمام است که سه سطل پشت سر هم بی‌مکث پایین برود و از کف‌شور همسایه نجوشد. کف و ابزار همان‌جا شسته می‌شود.',
          en: 'The job is done when three buckets in a row go down without a pause and nothing gurgles next door. Floor and tools are rinsed there and then.',
          de: 'Fertig ist es, wenn drei Eimer nacheinander glatt ablaufen und nebenan nichts gluckert. Boden und Werkzeug werden gleich abgespült.',
          ar: 'ينتهي العمل حين تنزل ثلاثة دلاء متتالية دون توقف ولا يفور شيء عند الجار. وتُغسل الأرض والأدوات في الحال.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'مبلغ پیشنهاد لوله‌بازکن برای همان گرفتگیِ نوشته‌شده است؛ متر و فنر اضافه پای شما نوشته نمی‌شود مگر آن را بپذیرید.',
        en: 'The quote covers the blockage you described: extra metres of spring are charged only if you accept them.',
        de: 'Das Angebot gilt für die beschriebene Verstopfung; zusätzliche Meter Spirale nur mit Ihrem Einverständnis.',
        ar: 'العرض للانسداد الذي وصفته، ولا تُحسب أمتار إضافية إلا بقبولك.',
      },
      {
        fa: 'پایان کار را زود تأیید نکنید: اگر همان لوله فردا باز گرفت، پول تا ۴۸ ساعت هنوز نزد ماست.',
        en: 'If the same drain blocks again next day, it helps not to have confirmed yet: the money is kept for 48 hours.',
        de: 'Verstopft derselbe Abfluss am nächsten Tag, ist es gut, noch nicht bestätigt zu haben: 48 Stunden lang wird nichts ausgezahlt.',
        ar: 'لا تستعجل التأكيد: إن انسدّ المصرف نفسه في الغد فالمبلغ ما زال لدينا حتى ٤٨ ساعة.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'مایع لوله‌بازکن بریزم؟',
          en: 'Should I pour in a chemical cleaner?',
          de: 'Soll ich Rohrreiniger nehmen?',
          ar: 'هل أسكب مادة فتح المجاري؟',
        },
        answer: {
          fa: 'برای موی کم‌عمق گاهی جواب می‌دهد. روی آب ایستاده، برای چربی سفت یا پشت سر هم نریزید؛ داغ می‌شود، لولهٔ پلیمری را نرم می‌کند و اسید با وایتکس گاز سمی می‌دهد. لاستیک مکنده بی‌خطرتر است.',
          en: 'For hair near the top it sometimes helps. Never on standing water, hard grease or one after another: it heats up, softens plastic, and acid with bleach gives poisonous gas. A plunger is safer.',
          de: 'Bei Haaren nahe am Abfluss manchmal. Nie bei stehendem Wasser, festem Fett oder nacheinander: Er wird heiß, erweicht Kunststoff, und Säure mit Chlorreiniger bildet giftiges Gas. Der Saugnapf ist sicherer.',
          ar: 'يفيد أحيانًا مع الشعر القريب. لا تسكبه على ماء راكد أو دهن متصلب ولا مادة بعد أخرى: يسخن ويليّن البلاستيك، والحمض مع المبيّض يولّد غازًا سامًا. والمكبس المطاطي أسلم.',
        },
      },
      {
        question: {
          fa: 'آب توالت بالا می‌آید و آرام می‌رود؛ یعنی چه؟',
          en: 'The toilet rises, then sinks slowly. What does it mean?',
          de: 'Das WC steigt und sinkt langsam. Was heißt das?',
          ar: 'يرتفع ماء المرحاض ثم ينزل ببطء، ماذا يعني؟',
        },
        answer: {
          fa: 'راه نیمه‌بسته است؛ دستمال یا رسوب. سیفون دوم را نکشید. اگر هم‌زمان کف‌شور قل می‌زند، گرفتگی پایین‌تر و در لولهٔ مشترک است و مدیر ساختمان باید بداند.',
          en: 'It is half blocked, by wipes or scale. Do not flush again. If the floor drain gurgles too, it sits lower, in the common pipe, and the manager should know.',
          de: 'Es ist halb verstopft, durch Tücher oder Ablagerungen. Spülen Sie nicht erneut. Gluckert auch der Bodenablauf, sitzt es tiefer in der gemeinsamen Leitung: Verwaltung informieren.',
          ar: 'المجرى شبه مسدود بمناديل أو ترسبات. لا تسحب الماء ثانية. وإن قرقر مصرف الأرضية فالانسداد أدنى في المجرى المشترك ويجب إخبار المدير.',
        },
      },
      {
        question: {
          fa: 'چرا هر چند ماه دوباره می‌گیرد؟',
          en: 'Why does it block again every few months?',
          de: 'Warum kehrt die Verstopfung wieder?',
          ar: 'لماذا يتكرر الانسداد كل بضعة أشهر؟',
        },
        answer: {
          fa: 'روغن داغ در سینک، شیب کم یا نشست لوله. فنر فقط سوراخی در میان چربی باز می‌کند؛ واترجت دیوارهٔ لوله را می‌شوید. بار سوم، ویدئومتری بخواهید.',
          en: 'Hot fat in the sink, too little fall, or a pipe that has sunk. A spring only pierces the grease; a water jet washes the wall of the pipe. The third time, ask for a camera.',
          de: 'Heißes Fett in der Spüle, zu wenig Gefälle oder ein abgesacktes Rohr. Die Spirale bohrt nur ein Loch ins Fett, Hochdruck spült die Rohrwand. Beim dritten Mal: Kamera.',
          ar: 'زيت ساخن في الحوض أو ميل قليل أو هبوط الأنبوب. الزنبرك يثقب الدهن فقط، أما ضغط الماء فيغسل الجدار. وفي المرة الثالثة اطلب التصوير.',
        },
      },
      {
        question: {
          fa: 'بوی بد هست ولی گرفتگی نیست؛ چرا؟',
          en: 'It smells but nothing is blocked. Why?',
          de: 'Es riecht, aber nichts ist verstopft. Warum?',
          ar: 'رائحة بلا انسداد، ما السبب؟',
        },
        answer: {
          fa: 'آب سیفون کف‌شوری که کم به کار می‌رود خشک شده است: هر دو هفته یک لیوان آب بریزید. اگر باز آمد، نوار زیر توالت فرنگی یا هواکش بام را ببینند.',
          en: 'The trap of a drain seldom used has dried out: pour in a glass of water every two weeks. If it persists, have the toilet’s seal and the roof vent looked at.',
          de: 'Ein selten benutzter Geruchverschluss ist ausgetrocknet: Gießen Sie alle zwei Wochen ein Glas Wasser hinein. Bleibt der Geruch, lassen Sie WC-Dichtung und Dachentlüftung prüfen.',
          ar: 'جفّ ماء سيفون قليل الاستعمال: صبّ كوبًا كل أسبوعين. وإن بقيت فلتُفحص حشية المرحاض وأنبوب التهوية على السطح.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'قیمت به جای گرفتگی و ابزار است: سیفون، لولهٔ واحد، لولهٔ اصلی؛ هر پله گران‌تر.',
        en: 'The price follows place and tool: trap, branch, main, each step costs more.',
        de: 'Der Preis folgt Ort und Gerät: Siphon, Stockwerksleitung, Hauptleitung, jede Stufe teurer.',
        ar: 'السعر بحسب الموضع والأداة: السيفون ثم أنبوب الشقة ثم المجرى الرئيسي، وكل درجة أغلى.',
      },
      {
        fa: 'بعضی به متر فنر حساب می‌کنند؛ سقف مبلغ را در پیشنهاد بخواهید.',
        en: 'Some charge by the metre of spring: ask for a ceiling in the quote.',
        de: 'Manche rechnen je Meter Spirale; lassen Sie eine Obergrenze nennen.',
        ar: 'بعضهم يحسب بمتر الزنبرك، فاطلب حدًا أقصى في العرض.',
      },
      {
        fa: 'نصف‌شب، لولهٔ مشترک با چند همسایه و ویدئومتری هزینهٔ بیشتری دارد.',
        en: 'Midnight, a shared pipe and a camera cost more.',
        de: 'Nachts, an gemeinsamen Leitungen und mit Kamera kostet es mehr.',
        ar: 'منتصف الليل والمجرى المشترك والتصوير أكثر كلفة.',
      },
    ],
  },
};
