import { z } from 'zod'

/** Ticks of a form: some of these words, each once, in the order of the list. */
export function ticked<const Words extends readonly string[]>(words: Words) {
  return z
    .array(z.enum(words))
    .max(words.length)
    .default([])
    .transform((given) => words.filter((word): word is Words[number] => given.includes(word)))
}
