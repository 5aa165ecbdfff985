function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Lines no wider than the column; a word that is too long for one is broken. */
export function wrapText(text: string, fits: (text: string) => boolean): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((one) => (fits(one) ? [one] : breakWord(one, fits)))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && !fits(longer)) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}
