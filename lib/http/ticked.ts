import { z } from 'zod'

/** Checkbox values from a fixed list, deduplicated and in list order. */
export function ticked<const Words extends readonly string[]>(words: Words) {
  return z
    .array(z.enum(words))
    .max(words.length)
    .default([])
    .transform((given) => words.filter((word): word is Words[number] => given.includes(word)))
}
