/** Typed text as comparable words: without accents, capitals or plurals, and with slang expanded. */
export interface Token {
  /** Normalized for comparison. */
  word: string
  /** As typed, without accents and in lowercase. */
  plain: string
  /** As typed; empty for the later words of an expanded one. */
  written: string
  isUpper: boolean
  /** A comma follows. */
  endsPart: boolean
  /** A full stop, or another sign that ends a sentence, follows. */
  endsSentence: boolean
  isFiller: boolean
}

/** Short forms that people type, expanded. */
const slang: Record<string, string> = {
  bf: 'boyfriend',
  bfs: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  hubbys: 'husband',
  bby: 'baby',
  babys: 'baby',
  kiddos: 'kids',
  kiddo: 'kids',
  kid: 'kids',
  w: 'with',
  apt: 'apartment',
  apts: 'apartment',
  appt: 'appointment',
  govt: 'government',
  gov: 'government',
  hosp: 'hospital',
  preg: 'pregnant',
  prego: 'pregnant',
  preggo: 'pregnant',
  suicidial: 'suicidal',
  wanna: 'want',
  gonna: 'going',
  gotta: 'got',
  finna: 'going',
  tryna: 'trying',
  tryin: 'trying',
  rn: 'now',
  dun: 'dont',
  aint: 'not',
  dnt: 'dont',
  wnt: 'want',
  bout: 'about',
  cus: 'because',
  momma: 'mom',
  mum: 'mom',
  wana: 'want',
  ppl: 'people',
  pls: 'please',
  plz: 'please',
  tho: 'though',
  cuz: 'because',
  bc: 'because',
  b4: 'before',
  thx: 'thanks',
  doc: 'doctor',
  docs: 'doctor',
  meds: 'medicine',
  rx: 'prescription',
  lil: 'little',
  n: 'and',
  q: 'que',
  xq: 'porque',
  x: 'por',
  tngo: 'tengo',
  kiero: 'quiero',
  asen: 'hacen',
  ase: 'hace',
  vhs: 'va',
  hitting: 'hits',
  beating: 'beats',
  raping: 'raped',
  rapes: 'raped',
  stalkin: 'stalking',
  woman: 'women',
  womens: 'women',
  womans: 'women',
  childrens: 'children',
  childs: 'child',
  cannot: 'cant',
  ya: 'ya',
  subtance: 'substance',
  substanse: 'substance',
  fod: 'food',
  counciling: 'counseling',
  councelling: 'counseling',
  counsiling: 'counseling',
  councling: 'counseling',
  counselling: 'counseling',
  medicade: 'medicaid',
  medicaide: 'medicaid',
  medicad: 'medicaid',
  medacaid: 'medicaid',
  mediciad: 'medicaid',
  fone: 'phone',
  hubs: 'husband',
  txt: 'text',
  txts: 'texts',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  ur: 'your',
  u: 'you',
  r: 'are',
  thru: 'through',
  wit: 'with',
  dr: 'doctor',
  drs: 'doctor',
  yr: 'year',
  yrs: 'years',
  k: 'que',
  ke: 'que',
  aki: 'aqui',
  ocupo: 'necesito',
  ayudenme: 'ayudame',
  muncho: 'mucho',
  lana: 'dinero',
  feria: 'dinero',
  plata: 'dinero',
  chamba: 'trabajo',
  jale: 'trabajo',
  wey: 'hombre',
  chavos: 'hijos',
  morros: 'hijos',
  huerquillos: 'hijos',
  depa: 'apartamento',
  troca: 'carro',
  lonche: 'comida',
  soldado: 'soldier',
  soldados: 'soldier',
}

/** Words that expand to several, before any comparison. */
const spread: Record<string, string[]> = {
  cannot: ['cant'],
  dont: ['dont'],
  salvationarmy: ['salvation', 'army'],
  plannedparenthood: ['planned', 'parenthood'],
  idk: [],
  tf: [],
  af: [],
  fr: [],
  ngl: [],
  tbh: [],
  smh: [],
  lol: [],
  wtf: [],
  omg: [],
  asf: [],
  frfr: [],
  imma: ['going'],
  hes: ['he'],
  shes: ['she'],
  theyre: ['they'],
  youre: ['you'],
}

/** Words that carry no meaning here; phrases are stored without them too. */
const fillers = new Set(
  (
    'a an the my his her their our your this that these those is am are im ive ill was were be been being to of for and ' +
    'please some any i he she we they it you on at by just really very so want wants wanting need needs needing get gets ' +
    'getting find finding look looking search searching help with how can could do does did where what who which there ' +
    'have has had got about into if would should will like also too because someone somebody people thanks hi hello ok ' +
    'el los las un una unos unas de del mi mis su sus tu tus y e o u por para con que es soy estoy esta estan ser se yo ' +
    'muy al lo le les como donde quien necesito necesita necesitamos busco buscar buscando quisiera puedo puede hay ' +
    'tengo tiene ayuda ayudar porque cuando alguien favor hola ella nosotros'
  ).split(' '),
)

export const isFiller = (word: string) => fillers.has(word)

/** Verbs often typed without their last letter: 'he keeps hittin me'. */
const clipped = (
  'hitting beating choking kicking punching slapping hurting killing threatening following stalking touching cheating ' +
  'drinking cussing screaming yelling sleeping looking getting going coming living staying needing feeling thinking dying ' +
  'cutting bleeding watching calling texting raping grabbing pushing swinging'
).split(' ')
for (const verb of clipped) slang[verb.slice(0, -1)] ??= slang[verb] ?? verb

const unstemmed = new Set([
  'aids', 'news', 'this', 'his', 'was', 'is', 'us', 'as', 'yes', 'los', 'las', 'mas', 'dos', 'tres', 'mis', 'sus',
  'texas', 'kansas', 'illinois', 'arkansas', 'massachusetts', 'dallas', 'angeles', 'orleans', 'vegas', 'cruces', 'paso',
  'gas', 'bus', 'ines', 'luis', 'des', 'moines', 'columbus', 'minneapolis', 'annapolis', 'indianapolis', 'ems', 'ihs',
  'cps', 'aps', 'irs', 'dhs', 'tps', 'meds', 'always', 'ss', 'crisis', 'pass', 'dress', 'address', 'abuse', 'status',
  'pcos', 'kms', 'does', 'has', 'jones', 'virus',
]) // biome-ignore format: a list

/** Removes a plural ending. Applied to both typed words and phrases, so it need not be right, only consistent. */
export function stem(word: string): string {
  if (word.length < 4 || unstemmed.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (/(?:ss|sh|x|[rt]ch)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

/** Verb endings, English before Spanish; what remains of a word is not used as a word. */
const endings: readonly (readonly [ending: RegExp, least: number])[] = [
  [/(?:ing|ed)$/, 3],
  [/(?:andome|iendome|andolo|arme|erme|irme|arse|arlo|arnos)$/, 3],
  [/(?:ando|iendo|aron|ieron|aban|aba|ados?|adas?|idos?|idas?|amos|emos|imos)$/, 3],
  [/(?:ar|er|ir|an|en)$/, 4],
  [/[aeo]$/, 4],
]

/** One stem for all forms of a verb: 'cut', 'cutting'; 'golpea', 'golpeaban', 'golpear'. It need only be consistent. */
export function stemForms(word: string): string {
  for (const [ending, least] of endings) {
    const base = word.replace(ending, '')
    if (base === word || base.length < least) continue
    return base.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=.{4})[aeo]$/, '')
  }
  return word
}

export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
}

function readToken(written: string, after: string): Token[] {
  const plain = foldText(written)
  const words = Object.hasOwn(spread, plain) ? (spread[plain] ?? []) : [plain]
  const isUpper = /\p{Lu}/u.test(written) && written === written.toUpperCase()
  return words.map((one, at) => {
    const meant = Object.hasOwn(slang, one) ? (slang[one] ?? one) : one
    return {
      word: stem(meant),
      plain: one,
      written: at === 0 ? written : '',
      isUpper,
      endsPart: after.includes(','),
      endsSentence: at === words.length - 1 && /[.;:!?\n…]/.test(after),
      isFiller: fillers.has(one) || fillers.has(meant),
    }
  })
}

/** A story of a thousand letters has about 250 words. */
const MAX_WORDS = 300

/** 'D.C.', 'n.y.' and 'E.R.' are one word each. */
const initials = /(?<![\p{L}\p{N}.])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu

/** 'My 85 yr old mother': read word by word, her age would be a child's. */
const elderAge = /(?<=\b(?:my|our|his|her) )(?:[6-9]\d|1[01]\d)[ -]?(?:years?|yrs?|y)[ -]?old\b/gi

export function readTokens(text: string): Token[] {
  const joined = text
    .normalize('NFC')
    .replace(initials, (letters) => letters.replaceAll('.', ''))
    .replace(elderAge, 'elderly')
  const parts = joined.matchAll(/([\p{L}\p{N}'’‘`´]+)([^\p{L}\p{N}]*)/gu)
  const tokens: Token[] = []
  for (const [, written = '', after = ''] of parts) {
    if (tokens.length >= MAX_WORDS) break
    tokens.push(...readToken(written, after))
  }
  return tokens
}

/** A phrase's lookup key: its words without fillers, or with them if nothing else would be left. */
export function foldPhrase(text: string): string {
  const tokens = readTokens(text)
  const contentTokens = tokens.filter((token) => !token.isFiller)
  return (contentTokens.length > 0 ? contentTokens : tokens).map((token) => token.word).join(' ')
}
