/**
 * Danger comes first: what stands before any result, whatever else is found. It needs no database: the words and the
 * lines are here, and the numbers are those of the directory's own hotline records (a test compares them).
 */

import type { DangerAnswer } from '@/lib/resources/schema'
import { hotline } from '@/lib/site/public-facts'
import type { Kind } from './kinds'
import type { Person } from './people'
import type { Found } from './phrase-table'

export const dangers = [
  'dying',
  'suicide',
  'child',
  'assault',
  'trafficking',
  'followed',
  'violence',
  'tonight',
] as const
export type Danger = (typeof dangers)[number]

/** The kind of help that a danger asks for, where her words name none that says so. */
export const kindOfDanger: Partial<Record<Danger, Kind>> = {
  suicide: 'suicide-crisis',
  child: 'children',
  assault: 'sexual-assault',
  trafficking: 'trafficking',
  followed: 'stalking',
  violence: 'domestic-violence',
  tonight: 'emergency-shelter',
}

/** A need for a bed is no danger by itself: it is only when it is for tonight. */
const dangerOf = (kind: Kind) => dangers.find((danger) => danger !== 'tonight' && kindOfDanger[danger] === kind)

/** Phrases of those kinds that tell of no danger to the one who types. */
const calm = new Set([
  'hotline',
  'missing child',
  'child missing',
  'daughter missing',
  'report child abuse',
  'prostitution',
])

const partner =
  '(husband|boyfriend|fiance|fiancee|partner|spouse|wife|girlfriend|ex|dad|father|stepdad|stepfather|mom|mother|brother|uncle|son|cousin|pimp|he|him|esposo|marido|novio|pareja|papa|padrastro|hermano|tio|hijo|exesposo|exnovio|el|man|guy|baby daddy|roommate|daddy|baby dad|babys dad|baby father|babys father|old man|in laws|suegro|suegra|cunado|companero|padre|papas|familia de el|padrino|vecino|patron)'
const harm =
  '(hit|hits|beat|beats|beating|beaten|choke|chokes|choked|choking|strangle|strangles|strangled|punch|punches|punched|punching|slap|slaps|slapped|slapping|kick|kicks|kicked|hurt|hurts|hurting|abuse|abuses|abused|abusing|abusive|threaten|threatens|threatened|threatening|attack|attacks|attacked|attacking|burn|burned|stab|stabbed|shoves|shoved|pushes|pushed|broke my|kill|violent|gun|knife|pega|pego|golpea|golpeo|golpeaba|pegaba|amenaza|amenazo|maltrata|ahorca|ahorco|insulta|empuja|empujo|quiere matar|violento|pistola|cuchillo|' +
  'smack|smacks|smacked|shoot|shoots|shot at|whip|whips|whipped|headbutt|put me in the hospital|pegar|golpear|lastimar|lastima|matar|' +
  '(?:slam|drag|stomp|rip|tortur|terroriz|intimidat|manhandl|overpower|restrain|tackl|bash|pound|whoop|swing|swung|swing|scratch|cuss|curs|insult|mock|berat|belittl|degrad|manipulat)\\w{0,4}|pulls? my hair|pulled my hair|' +
  'hold(?:s|ing)? me down|held me down|beat(?:s)? up|tied me|ties me|starves me|' +
  'grab|grabs|grabbed|grabbing|throw|throws|threw|throwing|smash|smashes|smashed|spit|spits|spat|bites|bit me|drag|drags|dragged|' +
  'slam|slams|slammed|shakes me|shook me|screams|screamed|screaming|yells|yelled|yelling|locks me|locked me|trapped me|cornered me|' +
  'pinned me|monitors|controls|isolates|intimidates|scares me|degrades|humiliates|humiliated|jealous|possessive|suffocated|' +
  'smothered|knocked|broke down|broke in|wont let me|took my (?:keys|phone|kids|money|car)|tracks me|checks my phone|forced me|' +
  'hands (?:on|around)|choke me|grita|avienta|jala|jalo|encierra|controla|cela)'
const violent = new RegExp(`\\b${partner}\\b(?: \\w+){0,4}? ${harm}\\b|\\b${harm}(?: by)?(?: \\w+){0,2}? ${partner}\\b`)
/** Spanish leaves the one who does it unsaid: 'me encerró en la casa'. */
const done =
  /(?<!\bse )\bme (?:ha |han |esta |estan |quiere |quieren |quiso |va a |iba a |anda |sigue |volvio a |trato de |tiene |trae )?(?:(?:golpe|maltrat|amenaz|empuj|jalon|ahorc|estrangul|pate[ao]|cachet|encerr|encierr|insult|humill|avent|avient|acuchill|apunal|agred|agrede|tortur|amarr|arrastr|zarande|sacud|escup|intimid)\w*|peg(?:a|o|ue|aba|ado|ando|an|aron|ar)\b|vigilada\b|controlada\b|aislada\b)|\bme (?:prohibe|prohibio|tiene prohibido|rompio (?:la|el|los|mi|un|una) (?:\w+ )?(?:brazo|nariz|boca|labio|costilla|mano|dedo|dientes?|cara|celular|telefono))\b/
const armed =
  /\b(?:pull(?:s|ed)?|point(?:s|ed)?|has|had|holds?|holding|waving|waves|came at me with) (?:a |his |the )?(?:gun|knife|machete|bat|weapon)\b|\b(?:me (?:apunto|amenazo) con|tiene) (?:un|una|el|la) (?:arma|pistola|cuchillo|navaja|machete)\b/
const child =
  /\b(hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|touch|touches|touched|touching|molest|molests|molested|molesting|abuse|abuses|abused|abusing|raped|pega|golpea|toca|toco|abusa|abuso)(?: \w+){0,2} (my|our|the|mi|mis|sus|a mi|a mis) (kid|kids|child|children|son|daughter|baby|babies|girl|boy|nieta|nieto|hijo|hija|hijos|hijas|ninos|nino|nina|bebe)\b/
const raped =
  /\b(?:said|told (?:him|them)|begged (?:him|them)|asked (?:him|them)|kept saying|screamed) (?:to )?(?:no|stop)\b(?: \w+){0,4} (?:kept|didnt|did not|wouldnt|anyway|still|continued|ignored)\b|\b(?:le dije|dije) (?:que )?no\b(?: \w+){0,4} (?:siguio|no paro|igual|obligo)\b|\bsexo conmigo (?:cuando|sin|mientras|aunque)\b|\bcuando yo no queria\b|\b(on top of|inside) me\b|\bencima de mi\b|\b(forced?|makes?|made|forcing) (me|her)(?: \w+){0,2} (sex|touch|sleep with)\b|\bforced (himself|herself) on\b|\b(comes?|came|coming|sneaks?|snuck|gets?|got|climbs?) (in|into|inside) my (room|bed|bedroom)\b|\b(having|had) sex with me\b|\b(put|slipped) something in my drink\b|\b(spiked|drugged) my drink\b|\bme (tocaba|tocaban|violo|violaba|violaron)\b|\b(?:woke|wake|waking) up(?: \w+){0,3} (?:naked|undressed|no pants|no clothes|no underwear|without clothes|without pants|without underwear)\b|\bme (?:desperte|levante) (?:desnuda|sin ropa|sin calzones)\b|\b(?:took|takes|taking) advantage of me\b|\bse aprovecho de mi\b|\bme (?:drogo|drogaron|manoseo|manoseaba|manosea|manosean|forzo|forzaba|forzaron|quito la ropa)\b|\bme obliga(?:ba|n|ron)? a (?:tener|acostarme|hacer cosas)|\btouch(?:ed|es|ing)? my (?:privates|private parts|breasts|boobs|butt|body)\b|\btouch(ed|es|ing) me (without|while|when|inappropriately|down there)\b|\b(had|has) sex with me (while|when) i (was|am) (asleep|drunk|passed out)\b/
const dies =
  /\b(?:want|wish)(?: \w+){0,2} (?:pain|it all|everything|this life|hurting|suffering)(?: \w+){0,2} (?:over|stop|end|gone)\b|\bpastillas listas\b|\b(?:never|not|dont|doesnt|didnt|rather not) (?:want to |wanna )?wake up\b|\bwish i (?:didnt|wouldnt|wont|dont) wake up\b|\bya no puedo con mi vida\b|\b(?:pills|bottle|gun|knife|razor|blade|rope|noose) (?:\w+ )?in my (?:hands?|lap|mouth)\b|\b(?:standing|sitting|im|am) on (?:the|a) (?:bridge|ledge|roof|train tracks|tracks)\b|\bsaid (?:my )?goodbyes?\b|\b(?:pastillas|pistola|cuchillo|navaja) en (?:la mano|las manos|mi mano)\b|\b(kill|hurt|harm|cut|hang|shoot) (my|her|him) ?self\b|\b(better|better off) without me\b|\btoo many pills\b|\bnot wake up\b|\b(done|tired|sick) (with|of) (life|living|being alive)\b|\bquitar(me|se) la vida\b|\b(?:slit|cut|cutting|slitting) my (?:wrists?|arms?|throat)\b|\b(?:wish (?:i|id) (?:was|were|had)? ?never (?:been )?born|not be here (?:anymore|any more)|dont want to (?:exist|wake up|be here)|dont wanna (?:live|exist|wake up|be here)|cant live like this)\b|\bno (?:tengo ganas de vivir|quiero despertar|quiero existir|le veo sentido a la vida)\b|\b(?:quiero|quisiera|deseo|me quiero) (?:desaparecer|dormir y no despertar|estar muerta|irme de este mundo)\b|\b(?:mejor|estaria mejor|estarian mejor) (?:muerta|sin mi)\b|\b(?:tome|trague) (?:muchas )?(?:pastillas|pildoras)\b|\bgoodbye (forever|letter|note)\b|\b(no|any) (point|reason) (in|to) (living|live)\b|\b(end it all|cant go on|no puedo seguir|cannot go on)\b|\b(want|wanna|going|gonna|rather|ready|wish i could|thinking about|thought of|thoughts of|quiero|pienso en|ganas de) (to )?(die|dying|be dead|kill myself|killing myself|end it|end my life|end it all|hang myself|jump off|not wake up|morir|morirme|matarme|suicidarme)\b/

const childHurt =
  /\b(?:bruise|bruises|welts|burn marks|bite marks|handprint|moretones) (?:on|en) (?:my|his|her|our|mi|el|la) (?:kids?|child|childs|children|sons?|daughters?|baby|babys|babies|hij\w+|nin\w+|bebe)\b|\b(?:vecino|tio|primo|padrastro|maestro|abuelo|senor|hombre|novio|entrenador|pastor)(?: \w+)? le (?:ensena|hace|hizo|dice|manda|pide|muestra) (?:\w+ ){0,2}a mi (?:hij|nin|niet|sobrin)\w+|\b(grandpa|grandfather|grandma|uncle|cousin|stepdad|stepfather|dad|daddy|father|babysitter|coach|teacher|neighbor|boyfriend|ex|abuelo|tio|primo|padrastro|papa|vecino|maestro)(?: \w+){0,2} (touch\w*|molest\w*|fondl\w*|toca|toco|tocaba|manosea|manoseo) (her|him|them|a ella|la nina|al nino)\b|\b(la|le|los|les) (toca|toco|tocaba|manosea|manoseaba) (a )?(mi|la|el|mis) (hij|nin|sobrin|niet)\w+|\b(mi|nuestra|nuestro) (hija|hijo|nina|nino|bebe|sobrina|nieta|hermanita)(?: \w+){0,3} (abusad[ao]|violad[ao]|tocad[ao]|golpead[ao])\b|\b(hits|hitting|beats|beating|hurts|hurting|abuses|abusing|touches|touching|molests|molesting|raped) my (little|younger|baby|kid) (sister|brother)\b|\b(?:(?:my|our|her|his|the|a) )?(kid|kids|child|children|son|daughter|baby|grandson|granddaughter|niece|nephew)(?: \w+){0,4} (abused|molested|beaten|neglected|touched|raped)\b|\b(hit|hits|beat|beats|beating|hurts|hurting|abuses|abusing|shook|shakes) (her|his|their|the|my) (kid|kids|child|children|baby)\b/
const sold =
  /\bhave to have sex\b|\b(wont|refuse to|refuses to) (give|return)(?: \w+){0,3} passports?\b|\b(makes?|made|making|make|forces?|forced|forcing) me (to )?(sell|prostitute|escort|strip|dance|have sex for|clean houses|beg|work without|work for free)\b|\b(cant|wont let (me|us)) leave\b(?: \w+){0,6} \b(work|pay|paid|boss)\b|\b(work|pay)\b(?: \w+){0,5} \b(cant leave|wont let me leave)\b/

const he =
  /\b(he|hes|him|husband|husbands|boyfriend|partner|wife|girlfriend|ex|fiance|spouse|esposo|marido|novio|pareja|exesposo|exnovio)\b/
const me = /\b(i|im|ive|me|my|us|we|mi|yo|estoy|tengo|quiero|necesito|nos)\b/

const boss =
  /\b(they|boss|bosses|employers?|owners?|ellos)\b(?: \w+){0,6}? (keeps?|kept|took|takes?|holds?|holding|hid|hides?|has|have|tienen|quitaron)(?: all| todos)? (our|my|everyones|nuestros|nuestras|mis|mi|los|las) (ids?|passports?|papers|documents?|visas?|pasaportes?|papeles|documentos|identificacion\w*)\b|\b(makes?|made|making|forces?) us (sleep|live|stay|clean|cook|pay)\b|\b(boss|employer|agency|smuggler|recruiter|manager|owner|family i work for|jefe|jefa|patron|patrona|agencia|coyote)\b(?: \w+){0,4} (passport|papers|documents|visa|pasaporte|papeles|documentos)\b|\b(makes?|made|making|forces?|forced|obligan?|obligo)(?: \w+)? (us|them|me|nos|a)(?: \w+){0,2} (work|trabajar)\b/

/** He comes out of jail: nobody else's release is a danger. */
const released =
  /\b(?:he|ex|husband|boyfriend|stalker|abuser|dad)(?: is|s)? (?:outside|at (?:my|the|our) (?:door|house|window)|banging|pounding|breaking|broke|kicking|trying to (?:get|break) in|on his way|going to snap|about to snap|gonna snap|losing it|going off|stalking|hunting|waiting (?:for|outside))\b|\b(?:el|ex|esposo|marido|novio|pareja) (?:esta |anda )?(?:afuera|en la puerta|tocando la puerta|tumbando la puerta|rondando|preguntando por mi|buscandome)\b|\bhe(?:s| is| gets| got| will be| was)? (?:so |really |super |very )?(pissed|mad|furious|raging|violent|enraged|livid|angry|aggressive)\b|\b(he|hes|him|ex|husband|boyfriend|abuser|dad|father|stalker|rapist|el|esposo|marido|novio)\b(?: \w+){0,3} (out|released|sale|salio|salir|soltaron)(?: \w+){0,2} (jail|prison|custody|carcel|prision)\b/

const subject =
  /^(?:(?:and|but|so|because|porque|y|q|que|ayer|last night|today) )?(?:my |mi |el |the |este )?(?:he|hes|husband|boyfriend|partner|girlfriend|wife|ex|fiance|baby daddy|man|dude|guy|stepdad|esposo|marido|novio|pareja|exnovio|exesposo)\b(?: \w+)*? (?:me|my|us|our|im|mi|mis|nos)\b/
/** What befell him is not what he does. */
const befell =
  /\b(died|passed|dead|dying|sick|ill|cancer|stroke|deport\w*|detained|disabled|unemployed|lost his|laid off|overdosed|murio|enfermo|deportaron|detuvieron|perdio)\b/

/** A sentence that begins with him and goes on with her: what he does to her, whatever thing it names. */
export function isHisDoing(plain: string): boolean {
  return subject.test(plain) && !befell.test(plain)
}

/** What he does to her, in words that say no need: more often than not it is what an advocate hears every day. */
export function isAboutHim(plain: string): boolean {
  return he.test(plain) && me.test(plain)
}

/** A sentence of her own, and not the name of something. */
export function isPersonal(plain: string): boolean {
  return plain.split(' ').length >= 4 && me.test(plain)
}

export function findDangers(
  plain: string,
  kinds: Found<Kind>[],
  moments: Found[],
  isUrgent: boolean,
  kindsFound: readonly Kind[],
): Danger[] {
  const found = new Set<Danger>()
  for (const { meanings, phrase } of kinds) {
    for (const kind of meanings) {
      const danger = dangerOf(kind)
      if (danger && !calm.has(phrase)) found.add(danger)
    }
  }
  if (moments.some(({ meanings }) => meanings.includes('dying'))) found.add('dying')
  if (child.test(plain) || childHurt.test(plain)) found.add('child')
  if (sold.test(plain) || boss.test(plain)) found.add('trafficking')
  if (raped.test(plain)) found.add('assault')
  if (dies.test(plain)) found.add('suicide')
  if ([violent, done, armed, released].some((one) => one.test(plain))) found.add('violence')
  const wantsBed = kindsFound.some((kind) =>
    ['emergency-shelter', 'homeless-help', 'youth-shelter', 'maternity-home'].includes(kind),
  )
  if (moments.some(({ meanings }) => meanings.includes('tonight')) || (wantsBed && isUrgent)) found.add('tonight')
  return dangers.filter((danger) => found.has(danger))
}

export type DangerLine = DangerAnswer['lines'][number]

function own(id: string): DangerLine {
  const { slug, name, phone, text } = hotline(id)
  return { slug, name, ...(phone ? { phone } : {}), ...(text ? { text } : {}) }
}

/** Lines beside the five of the whole site; their numbers stand in db/seed/directory.csv. */
export const furtherLines = {
  native: { slug: 'stronghearts-native-helpline', name: 'StrongHearts Native Helpline', phone: '1-844-762-8483' },
  deaf: { slug: 'the-deaf-hotline-adwas', name: 'The Deaf Hotline (videophone)', phone: '1-855-812-1001' },
  teen: { slug: 'love-is-respect', name: 'love is respect', phone: '1-866-331-9474' },
  child: {
    slug: 'childhelp-national-child-abuse-hotline',
    name: 'Childhelp National Child Abuse Hotline',
    phone: '1-800-422-4453',
  },
  runaway: { slug: 'national-runaway-safeline', name: 'National Runaway Safeline', phone: '1-800-786-2929' },
  trevor: { slug: 'the-trevor-project', name: 'The Trevor Project', phone: '1-866-488-7386' },
  trans: { slug: 'trans-lifeline', name: 'Trans Lifeline', phone: '1-877-565-8860' },
  veteran: { slug: 'veterans-crisis-line', name: 'Veterans Crisis Line (dial 988, then press 1)', phone: '988' },
  mother: {
    slug: 'national-maternal-mental-health-hotline',
    name: 'National Maternal Mental Health Hotline',
    phone: '1-833-852-6262',
  },
  referral: { slug: '211-essential-community-services', name: '211', phone: '211' },
} satisfies Record<string, DangerLine>

const lines: Record<Danger, (who: readonly Person[]) => (DangerLine | false)[]> = {
  dying: () => [own('suicide-prevention')],
  suicide: (who) => [
    who.includes('veteran') && furtherLines.veteran,
    who.includes('trans') && furtherLines.trans,
    (who.includes('lgbtq') || who.includes('trans')) && furtherLines.trevor,
    own('suicide-prevention'),
    own('crisis-text'),
  ],
  child: () => [furtherLines.child, own('domestic-violence')],
  assault: (who) => [own('sexual-assault'), who.includes('native') && furtherLines.native, own('domestic-violence')],
  trafficking: () => [own('human-trafficking')],
  followed: () => [own('domestic-violence'), own('crisis-text')],
  violence: (who) => [
    who.includes('deaf') && furtherLines.deaf,
    who.includes('native') && furtherLines.native,
    who.includes('teen') && furtherLines.teen,
    own('domestic-violence'),
  ],
  tonight: (who) => [
    who.includes('teen') && furtherLines.runaway,
    who.includes('lgbtq') && furtherLines.trevor,
    furtherLines.referral,
    own('domestic-violence'),
  ],
}

export function listDangerLines(found: readonly Danger[], who: readonly Person[]): DangerLine[] {
  const all = found.flatMap((danger) => lines[danger](who)).filter((line) => line !== false)
  return all.filter((line, at) => all.findIndex(({ slug }) => slug === line.slug) === at)
}

const words: Record<'en' | 'es', Record<Danger, [title: string, text: string]>> = {
  en: {
    dying: ['Call 911 now', 'Say where you are first. Stay on the line. If you can’t speak, stay on the line anyway.'],
    suicide: [
      'You don’t have to get through this alone',
      'Call or text 988 now. A real person answers, day and night. It is free and you don’t have to give your name.',
    ],
    child: [
      'A child in danger comes first',
      'If it is happening now, call 911. Childhelp answers day and night and can tell you what to do next.',
    ],
    assault: [
      'What happened is not your fault',
      'If you are in danger or hurt, call 911. The assault hotline listens day and night. You decide what happens next.',
    ],
    trafficking: [
      'You can get out, and there is help',
      'If you are in danger, call 911. This hotline is free, private, and open day and night. You don’t have to give your name.',
    ],
    followed: [
      'If someone is following you now',
      'Go where there are people, and call 911. Don’t go home if he can follow you there. An advocate can help you plan.',
    ],
    violence: [
      'If you are in danger now, call 911',
      'An advocate answers the hotline day and night, in English and Spanish. Free and private. Call or text.',
    ],
    tonight: [
      'If you need a safe place tonight',
      'Call now: beds fill up in the evening. Say how many you are, whether you are safe, and where you are.',
    ],
  },
  es: {
    dying: [
      'Llame al 911 ahora',
      'Diga primero dónde está. No cuelgue. Si no puede hablar, no cuelgue de todos modos.',
    ],
    suicide: [
      'No tiene que pasar por esto sola',
      'Llame o mande un texto al 988 ahora. Contesta una persona, de día y de noche. Para español, oprima 2. Es gratis.',
    ],
    child: [
      'Un niño en peligro es lo primero',
      'Si está pasando ahora, llame al 911. Childhelp contesta de día y de noche y le dice qué hacer.',
    ],
    assault: [
      'Lo que pasó no es su culpa',
      'Si está en peligro o herida, llame al 911. La línea de ayuda escucha de día y de noche. Usted decide qué sigue.',
    ],
    trafficking: [
      'Usted puede salir de ahí, y hay ayuda',
      'Si está en peligro, llame al 911. Esta línea es gratis, privada y atiende de día y de noche. No tiene que dar su nombre.',
    ],
    followed: [
      'Si alguien la sigue ahora',
      'Vaya a donde haya gente y llame al 911. No vaya a su casa si puede seguirla hasta allí.',
    ],
    violence: [
      'Si está en peligro ahora, llame al 911',
      'En la línea contesta una persona de día y de noche, en español también. Es gratis y privado. Llame o mande un texto.',
    ],
    tonight: [
      'Si necesita un lugar seguro esta noche',
      'Llame ahora: las camas se llenan por la tarde. Diga cuántas personas son, si está a salvo y dónde está.',
    ],
  },
}

interface Asked {
  dangers: readonly Danger[]
  who: readonly Person[]
  isSpanish: boolean
}

/** In the language of her words. Null where nothing speaks of danger. */
export function answerDanger({ dangers: found, who, isSpanish }: Asked): DangerAnswer | null {
  const [first] = found
  if (!first) return null
  const language = isSpanish ? 'es' : 'en'
  const [title, text] = words[language][first]
  return {
    title,
    text,
    isLifeThreatening: first !== 'suicide' && first !== 'tonight',
    lines: listDangerLines(found, who).slice(0, 4),
    language,
  }
}
