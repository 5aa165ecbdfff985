/**
 * What the danger panel says, in other languages than English and Spanish: whom to call, that interpreters are there,
 * and how to ask for one in English. The first sentences of a language's own page too. Written for this site. Who has read those with a page is in the console (/admin/languages); none
 * of the others was read by a native reader.
 */
export interface OtherLanguage {
  /** BCP 47. */
  tag: string
  /** As she says it in English. */
  name: string
  /** Its own name, where the language has a page: this folder has a file with its tag. */
  own?: string
  title: string
  /** 911. */
  danger: string
  /** The hotlines, in the order of `numbers`. */
  lines: readonly [violence: string, suicide: string]
  interpreter: string
  say: string
}

/** Those with a page by how many people ask for them (messages.ts). */
export const otherLanguages: readonly OtherLanguage[] = [
  {
    tag: 'zh-Hans',
    name: 'Chinese',
    own: '简体中文',
    title: '您可以得到帮助',
    danger: '如果您现在有危险，请打 911。',
    lines: ['家庭暴力热线（免费，保密，24小时）', '想自杀或非常痛苦时'],
    interpreter: '电话里有翻译，免费。',
    say: '请用英语说：',
  },
  {
    tag: 'zh-Hant',
    name: 'Chinese',
    own: '繁體中文',
    title: '您可以得到幫助',
    danger: '如果您現在有危險，請打 911。',
    lines: ['家庭暴力熱線（免費，保密，24小時）', '想自殺或非常痛苦時'],
    interpreter: '電話裡有翻譯，免費。',
    say: '請用英語說：',
  },
  {
    tag: 'vi',
    name: 'Vietnamese',
    own: 'Tiếng Việt',
    title: 'Có người giúp quý vị',
    danger: 'Nếu quý vị đang gặp nguy hiểm, hãy gọi 911.',
    lines: ['Bạo hành gia đình (miễn phí, 24 giờ)', 'Nếu quý vị muốn tự tử'],
    interpreter: 'Có thông dịch viên miễn phí qua điện thoại.',
    say: 'Hãy nói bằng tiếng Anh:',
  },
  {
    tag: 'ko',
    name: 'Korean',
    own: '한국어',
    title: '도움을 받을 수 있습니다',
    danger: '지금 위험하면 911에 전화하세요.',
    lines: ['가정폭력 상담 전화 (무료, 24시간)', '죽고 싶은 생각이 들 때'],
    interpreter: '전화로 무료 통역을 받을 수 있습니다.',
    say: '영어로 이렇게 말하세요:',
  },
  {
    tag: 'tl',
    name: 'Tagalog',
    own: 'Tagalog',
    title: 'May tulong para sa iyo',
    danger: 'Kung nasa panganib ka ngayon, tumawag sa 911.',
    lines: ['Karahasan sa bahay (libre, 24 oras)', 'Kung gusto mo nang mamatay'],
    interpreter: 'May libreng interpreter sa telepono.',
    say: 'Sabihin sa Ingles:',
  },
  {
    tag: 'ar',
    name: 'Arabic',
    own: 'العربية',
    title: 'هناك من يساعدك',
    danger: 'إذا كنتِ في خطر الآن، اتصلي بالرقم 911.',
    lines: ['العنف المنزلي (مجاني، 24 ساعة)', 'إذا كنتِ تفكرين في الانتحار'],
    interpreter: 'يوجد مترجم مجاني عبر الهاتف.',
    say: 'قولي بالإنجليزية:',
  },
  {
    tag: 'ru',
    name: 'Russian',
    own: 'Русский',
    title: 'Вам могут помочь',
    danger: 'Если вы сейчас в опасности, звоните 911.',
    lines: ['Домашнее насилие (бесплатно, круглосуточно)', 'Если вы думаете о самоубийстве'],
    interpreter: 'По телефону есть бесплатный переводчик.',
    say: 'Скажите по-английски:',
  },
  {
    tag: 'ht',
    name: 'Haitian Creole',
    own: 'Kreyòl ayisyen',
    title: 'Gen èd pou ou',
    danger: 'Si ou an danje kounye a, rele 911.',
    lines: ['Vyolans nan kay (gratis, 24 è sou 24)', 'Si ou vle mouri'],
    interpreter: 'Gen entèprèt gratis nan telefòn.',
    say: 'Di an angle:',
  },
  {
    tag: 'pt',
    name: 'Portuguese',
    own: 'Português',
    title: 'Há ajuda para você',
    danger: 'Se você está em perigo agora, ligue para o 911.',
    lines: ['Violência doméstica (grátis, 24 horas)', 'Se você pensa em suicídio'],
    interpreter: 'Há intérpretes gratuitos por telefone.',
    say: 'Diga em inglês:',
  },
  {
    tag: 'fr',
    name: 'French',
    own: 'Français',
    title: 'Il y a de l’aide pour vous',
    danger: 'Si vous êtes en danger maintenant, appelez le 911.',
    lines: ['Violence conjugale (gratuit, 24 heures sur 24)', 'Si vous pensez au suicide'],
    interpreter: 'Il y a des interprètes gratuits au téléphone.',
    say: 'Dites en anglais :',
  },
  {
    tag: 'hi',
    name: 'Hindi',
    title: 'आपके लिए मदद है',
    danger: 'अगर आप अभी खतरे में हैं, तो 911 पर फ़ोन करें।',
    lines: ['घरेलू हिंसा (मुफ़्त, 24 घंटे)', 'अगर आप मरना चाहती हैं'],
    interpreter: 'फ़ोन पर मुफ़्त दुभाषिया मिलता है।',
    say: 'अंग्रेज़ी में कहें:',
  },
  {
    tag: 'pl',
    name: 'Polish',
    title: 'Jest dla Ciebie pomoc',
    danger: 'Jeśli jesteś teraz w niebezpieczeństwie, zadzwoń pod 911.',
    lines: ['Przemoc domowa (bezpłatnie, całą dobę)', 'Jeśli myślisz o samobójstwie'],
    interpreter: 'Przez telefon jest bezpłatny tłumacz.',
    say: 'Powiedz po angielsku:',
  },
  {
    tag: 'uk',
    name: 'Ukrainian',
    title: 'Вам можуть допомогти',
    danger: 'Якщо ви зараз у небезпеці, телефонуйте 911.',
    lines: ['Домашнє насильство (безкоштовно, цілодобово)', 'Якщо ви думаєте про самогубство'],
    interpreter: 'По телефону є безкоштовний перекладач.',
    say: 'Скажіть англійською:',
  },
  {
    tag: 'fa',
    name: 'Persian',
    title: 'برای شما کمک هست',
    danger: 'اگر الان در خطر هستید، به 911 زنگ بزنید.',
    lines: ['خشونت خانگی (رایگان، 24 ساعته)', 'اگر به خودکشی فکر می‌کنید'],
    interpreter: 'مترجم رایگان پشت تلفن هست.',
    say: 'به انگلیسی بگویید:',
  },
  {
    tag: 'ur',
    name: 'Urdu',
    title: 'آپ کے لیے مدد ہے',
    danger: 'اگر آپ ابھی خطرے میں ہیں تو 911 پر فون کریں۔',
    lines: ['گھریلو تشدد (مفت، 24 گھنٹے)', 'اگر آپ مرنا چاہتی ہیں'],
    interpreter: 'فون پر مفت مترجم ملتا ہے۔',
    say: 'انگریزی میں کہیں:',
  },
  {
    tag: 'bn',
    name: 'Bengali',
    title: 'আপনার জন্য সাহায্য আছে',
    danger: 'আপনি এখন বিপদে থাকলে 911 নম্বরে ফোন করুন।',
    lines: ['পারিবারিক সহিংসতা (বিনামূল্যে, 24 ঘণ্টা)', 'আপনি যদি মরতে চান'],
    interpreter: 'ফোনে বিনামূল্যে দোভাষী আছে।',
    say: 'ইংরেজিতে বলুন:',
  },
  {
    tag: 'am',
    name: 'Amharic',
    title: 'እርዳታ አለ',
    danger: 'አሁን አደጋ ላይ ከሆኑ 911 ይደውሉ።',
    lines: ['የቤት ውስጥ ጥቃት (ነፃ፣ 24 ሰዓት)', 'ራስዎን ለማጥፋት ካሰቡ'],
    interpreter: 'በስልክ ነፃ አስተርጓሚ አለ።',
    say: 'በእንግሊዝኛ እንዲህ ይበሉ፦',
  },
  {
    tag: 'ja',
    name: 'Japanese',
    title: '助けがあります',
    danger: '今危険なときは、911に電話してください。',
    lines: ['家庭内暴力の相談（無料、24時間）', '死にたいと思うとき'],
    interpreter: '電話では無料の通訳が使えます。',
    say: '英語でこう言ってください：',
  },
]

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return ['ar', 'fa', 'ur'].includes(tag) ? 'rtl' : 'ltr'
}

/** What to say on any call. */
export function askForInterpreter(name: string): string {
  return `I need help. I speak ${name}. Interpreter, please.`
}

/** The page of a language, if it has one. */
export function languagePath(tag: string): string {
  return `/help-now/in/${tag.toLowerCase()}`
}
