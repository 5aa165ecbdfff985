/** How a question in another language than English or Spanish is told. What is answered: lib/site/messages/panel.ts. */

/** Scripts without a text of their own here: the language by its name, and the words in English. */
export const scripts: readonly [script: string, name: string][] = [
  ['Gurmukhi', 'Punjabi'],
  ['Gujarati', 'Gujarati'],
  ['Tamil', 'Tamil'],
  ['Telugu', 'Telugu'],
  ['Kannada', 'Kannada'],
  ['Malayalam', 'Malayalam'],
  ['Sinhala', 'Sinhala'],
  ['Thai', 'Thai'],
  ['Lao', 'Lao'],
  ['Khmer', 'Khmer'],
  ['Myanmar', 'Burmese'],
  ['Hebrew', 'Hebrew'],
  ['Greek', 'Greek'],
  ['Armenian', 'Armenian'],
  ['Georgian', 'Georgian'],
  ['Cherokee', 'Cherokee'],
  ['Tibetan', 'Tibetan'],
]

/** The same for languages in Latin letters, by how danger and a call for help is said in them. */
export const phrasesInEnglish: readonly [name: string, text: string][] = [
  [
    'German',
    'mein mann|mein freund hat|schlagt mich|schlaegt mich|mich geschlagen|verprugelt|ich will sterben|vergewaltigt|hilfe bitte|ich brauche hilfe',
  ],
  [
    'Italian',
    'mio marito|mi picchia|picchiata|mio fidanzato|voglio morire|stuprata|violentata|aiutatemi|ho bisogno di aiuto',
  ],
  ['Turkish', 'kocam|beni dov\\w*|dovuyor|olmek istiyorum|tecavuz|yardim edin|yardima ihtiyacim'],
  ['Somali', 'ninkayg\\w*|ninkeyg\\w*|i garaac\\w*|i kufsad\\w*|i caawi\\w*'],
  ['Swahili', 'mume wangu|ananipiga|amenipiga|nataka kufa|amenibaka|nisaidie|mpenzi wangu'],
  ['Hmong', 'kuv tus txiv|ntaus kuv|pab kuv|kuv xav tuag'],
  [
    'Hindi',
    'mera pati|mere pati|mera shohar|mera shauhar|mujhe maa?rt\\w*|mujhe maar\\w*|meri madad|madad karo|mujhe bachao|marna chaht\\w*',
  ],
]

/**
 * How danger, and a call for help, is said in languages that are written in Latin letters, without accents. Whole words;
 * none of these is English, Spanish or a place.
 */
export const phrases: Record<'tl' | 'vi' | 'fr' | 'ht' | 'pt' | 'pl', string> = {
  tl: `asawa ko|sinasaktan|sinasaktan ako|binubugbog|binugbog|sinuntok|sinampal|ginahasa|gusto ko nang mamatay|gusto kong mamatay|magpakamatay|tulungan|tulungan mo ako|kailangan ko ng|natatakot ako|saan ako|hinahabol ako|pinagbabantaan`,
  vi: `danh toi|chong toi|chong danh|bi danh|bi chong|bi hiep|hiep dam|cuong hiep|muon chet|toi muon chet|tu sat|giup toi|cuu toi|toi can|dam toi|doa giet|bao hanh`,
  fr: `il me frappe|me frappe|mari me|mon mari|mon copain|mon conjoint|il me bat|me bat|ma battue|je veux mourir|veux mourir|me suicider|suicider|violee|viol|aidez moi|jai peur|besoin daide|jai besoin|battue|il menace|frappee|je cherche|cest quoi|je suis`,
  ht: `mari mwen|mennaj mwen|ap bat mwen|bat mwen|li bat|li frape|frape mwen|vle mouri|mwen vle mouri|tiye tet|tiye tet mwen|vyole|vyole mwen|ede mwen|mwen bezwen|mwen pe|kadejak|menase mwen|kote mwen`,
  pt: `ele me bate|meu marido|meu namorado|marido me bate|me bateu|ele me bateu|apanho|quero morrer|me matar|me suicidar|estupro|estuprada|fui estuprada|estuprou|me ajude|me ajuda|preciso de ajuda|preciso de|estou com medo|ele me ameaca|violencia domestica onde`,
  pl: `mnie bije|moj maz|maz mnie|maz bije|bije mnie|on mnie|uderzyl mnie|moj chlopak|chce umrzec|chce sie zabic|zgwalcil|zgwalcona|gwalt|pomocy|pomozcie|potrzebuje|boje sie|grozi mi|przemoc domowa|samobojstwo`,
}
