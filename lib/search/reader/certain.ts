/** What must never fail, whatever the words around it weigh: danger in words that hardly mean anything else. */
import type { Danger } from '../danger-list'

const hurting =
  'hits|hit|beats|beat|punched|punches|slapped|slaps|kicked|kicks|chokes|choked|strangles|strangled|stabbed|raped|rapes|burned|shoved'
const man = 'he|she|husband|boyfriend|girlfriend|wife|ex|partner|fiance|stepdad|dad|father|boss|man|uncle'

const certain: readonly (readonly [danger: Danger, words: RegExp])[] = [
  ['suicide', /\b(?:kill|killing|hang|shoot|hurting) myself\b|\b(?:end|ending|take|taking) my (?:own )?life\b/],
  [
    'suicide',
    /\bi (?:just |really |only )?(?:want|wanted|wish i could|am going|going) to (?:just )?(?:die|be dead|end it)\b/,
  ],
  ['suicide', /\b(?:dont|do not) want to (?:live|be alive|wake up|exist|be here) (?:any ?more|anymore)\b/],
  [
    'suicide',
    /\bme quiero (?:morir|matar)\b|\bquiero (?:morirme|matarme|quitarme la vida)\b|\b(?:matarme|suicidarme)\b/,
  ],
  ['suicide', /\bya no quiero (?:vivir|seguir viviendo|seguir viva)\b|\bquitarme la vida\b/],
  [
    'suicide',
    /\b(?:wants|said|says|trying|tried) to (?:kill|hang|shoot) (?:herself|himself)\b|\bse quiere (?:morir|matar)\b/,
  ],
  [
    'dying',
    /\b(?:is|are|not|isnt|stopped) (?:not )?breathing (?:right )?(?:now|any ?more)\b|\b(?:is not|isnt|he not|she not) breathing\b/,
  ],
  [
    'dying',
    /\bno (?:esta respirando|respira|tiene pulso)\b|\b(?:wont|doesnt|cant) wake (?:him|her|it)? ?up\b.*\b(?:pills|blue|cold)\b/,
  ],
  ['assault', /\b(?:raped me|raped my|me violo|me violaron|was raped|fui violada)\b/],
  [
    'violence',
    new RegExp(
      `\\b(?:${man}) (?:\\w+ ){0,2}(?:${hurting}) me(?! (?:up|at|to|with (?:a )?(?:text|question|news|deadlines|work|bills))\\b)`,
    ),
  ],
  [
    'violence',
    /\b(?:says|said|threatens|threatened|going) (?:he |she |hes |shes )?(?:will |would |is going |going )?to kill me\b|\bhe will kill me\b/,
  ],
  [
    'violence',
    /\bme (?:pega|pego|golpea|golpeo|ahorca|ahorco|patea|pateo|apunalo|agarro del cuello)(?! (?:el sol|la gripa|un susto|bien))\b/,
  ],
  ['violence', /\bme (?:va|quiere|quiso|iba) a? ?(?:a )?matar\b(?! (?:de|el|la|con))/],
]

/** The dangers that are said in so many words. */
export function findCertain(plain: string): Danger[] {
  return [...new Set(certain.flatMap(([danger, words]) => (words.test(plain) ? danger : [])))]
}
