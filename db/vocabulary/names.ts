/** Names without what lists have broken in them. */

/** UTF-8 that was read as Windows-1252, and entities of HTML. */
const broken: readonly [RegExp, string][] = [
  [/â€™|â€˜|&#0?39;|&#x27;|&rsquo;|&apos;/g, "'"],
  [/â€œ|&ldquo;/g, '“'],
  [/â€\u009d|&rdquo;/g, '”'],
  [/â€“|â€”|&ndash;|&mdash;/g, '–'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/Ã±/g, 'ñ'],
  [/Ã¡/g, 'á'],
  [/Ã©/g, 'é'],
  [/Ã³/g, 'ó'],
  [/Ãº/g, 'ú'],
  [/Ã\u00ad/g, 'í'],
  // Signs that a list had no letter for: "Children?s", "?Bill? Castellanos", "Five ? Perkins".
  [/(\p{L})\?s\b/gu, "$1's"],
  [/(^|\s)\?(\p{L}[^?]*)\?(?=\s|$)/gu, '$1“$2”'],
  [/ \? /g, ' – '],
]

/** 'Gateway Campus Gateway Campus Health Home': a list joined two columns. Single words may stand twice: Walla Walla. */
const DOUBLED = /(?<![\p{L}\d])([\p{L}\d'’.&-]+(?: [\p{L}\d'’.&-]+)+) \1(?![\p{L}\d])/giu

/** HUD's short form: 'HA Andalusia', 'HA of the City of Troy'. */
const AUTHORITY = /^H\.?A\.? (?:of )?(?=\p{L})/iu

export function cleanName(name: string, tags: readonly string[] = []): string {
  const whole = broken.reduce((text, [pattern, sign]) => text.replace(pattern, sign), name)
  const plain = whole.replace(/\s+/g, ' ').trim().replace(DOUBLED, '$1')
  const isAgency = tags.some((tag) => tag === 'public-housing-agency' || tag === 'public-housing')
  return isAgency ? plain.replace(AUTHORITY, 'Housing Authority of ') : plain
}
