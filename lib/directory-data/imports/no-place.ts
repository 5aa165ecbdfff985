/** Columns that other lists have and no record here has a place for. They are known, and not taken. */
import { namesInLists } from './names.data'

/** What belongs to a person, or to the mail. */
export const OF_OTHERS =
  /director|manager|worker|contact(name|title|email|tele|phone|cell|mobile|person|number|[a-z]\d)|^poc|verifi|mailing|postaladdress|emergencycontact|^other(address|city|county|state|postal)/

const names = new Set(namesInLists.noPlace)
/** What stands before the name of a field, and before its number. */
const OWNER =
  /^(agency|service|site|program|organi[sz]ation|org|provider|facility|location|record|resource|main|admin|account|system|option|module)/

const kinds: readonly RegExp[] = [
  // Who reads its mail, and who else may be asked.
  /e?mails?(address(es)?|domains?|s)?(main)?\d?$|contacts?\d?$|contact(address|city|state|zip|note|role|id)/,
  // When, by whom and how the row was written.
  /(creat(e|ed|ion|or)|updat(e|ed)|modif(y|ied)|edit(ed|or)?|add(ed)?|enter(ed)?|reviewe?d?|assign(ed)?|claim(ed)?|approv(ed|al)|confirm(ed)?|submitt?(ed)?|import(ed)?|process(ed|ing)?|verifi(ed|cation)|refresh|assured?|publish(ed)?|audit)(on|at|by|date|time|timestamp|stamp|user|name|hash)$/,
  /^(date|last|time)(of)?(last)?(complete|interim)?(modification|partial)?(creat|updat|modif|edit|add|enter|review|check|verif|change|refresh|seen|import|official)/,
  /^(review|edit|update|upsert|confirmed|assurer|processing)|(timestamp|frequency|hashvalue)$/,
  // Ids of other rows, and of the program that wrote the file.
  /(?<![akv])ids?$|(uuid|guid|identifier|identifiertype|keyid|num|npi)$|^(class|job|form|portal|tableset)/,
  // The organization's papers and money.
  /tax(id|status|number|exempt)|^(f?ein|irs)|irsstatus|legalstatus|incorporat|budget|fund(ing|s)|licens|accredit|nonprofitstatus|volunteer|donation/,
  // Pictures and social media.
  /facebook|twitter|instagram|linkedin|pinterest|youtube|tiktok|^(image|photo|picture|logo|icon|avatar|uri)(url|link)?\d?$/,
  // What maps and censuses count by.
  /geom|geocod|accuracy|addressscore|walkscore|census|tract|district|(?<!a)ward$|neighbou?rhood|borough|subregion|crossstreet|council|shape(leng|area|star)|country$|^(fid|gisid|nta\d*|boro)$/,
  // How it is drawn there.
  /^(sort|display)?order$|^(color|style|symbol|marker|rank|weight|slug)$/,
  // What somebody counted.
  /capacity|waittime|numberof|ofunits|^beds$|bedroom$/,
]

export function hasNoPlace(plain: string): boolean {
  if (OF_OTHERS.test(plain)) return true
  for (let rest = plain; rest !== ''; rest = rest.replace(OWNER, '')) {
    if (names.has(rest) || kinds.some((kind) => kind.test(rest))) return true
    if (!OWNER.test(rest)) return false
  }
  return false
}
