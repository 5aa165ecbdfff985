import { type Translation, translate } from '@/lib/site/language/translate'
import type { LetterTool } from './schema'

/** A letter is handed in, so it stays English; what it says stands beside it in the reader's language, line by line. */
export function translateLetter(
  english: LetterTool,
  { letter, ...words }: Translation<Omit<LetterTool, 'letter'>> & { letter: string[] },
): LetterTool {
  const { letter: lines, ...tool } = english
  if (letter.length !== lines.length) throw new Error(`${english.id}: ${lines.length} lines, ${letter.length} said`)
  return { ...translate(tool, words), letter: lines.map((line, at) => ({ ...line, translation: letter[at] })) }
}
