/** Names typed without spaces ('harborhouse', 'mysistersplace') or as initials ('lafla'). */

const smallWords = new Set('a an and at de for in of on the to y'.split(' '))

/** Too many names share two initials. */
const form = /^[a-z0-9]{3,40}$/

/** Whether a word may be such a form; the database has the forms of each name (name_forms). */
export function isNameForm(word: string): boolean {
  return form.test(word)
}

function isJoined(words: readonly string[], typed: string): boolean {
  return words.some((_, at) => {
    let joined = ''
    for (let next = at; next < words.length && joined.length < typed.length; next += 1) joined += words[next]
    return joined === typed
  })
}

function isInitials(words: readonly string[], typed: string): boolean {
  const letters = words.filter((word) => !smallWords.has(word)).map((word) => word[0])
  return letters.join('').includes(typed)
}

/** `name` is folded, with a space at each end, as order.ts compares names. */
export function isFormOfName(name: string, typed: string): boolean {
  const words = name.trim().split(' ')
  return isNameForm(typed) && (isJoined(words, typed) || isInitials(words, typed))
}
