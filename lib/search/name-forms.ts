/** Ways a name is typed without its spaces: 'harborhouse', 'mysistersplace', or by its first letters: 'lafla'. */

const small = new Set('a an and at de for in of on the to y'.split(' '))

/** Two letters are the initials of too many names. */
const form = /^[a-z0-9]{3,40}$/

/** A word that may be such a form; the database knows each name's (name_forms). */
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
  const letters = words.filter((word) => !small.has(word)).map((word) => word[0])
  return letters.join('').includes(typed)
}

/** `name` as order.ts compares names: folded, its words between spaces. */
export function isFormOfName(name: string, typed: string): boolean {
  const words = name.trim().split(' ')
  return isNameForm(typed) && (isJoined(words, typed) || isInitials(words, typed))
}
