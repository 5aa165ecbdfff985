interface LocalHotline {
  name: string
  about: string
  /** What to send for an answer in this language. */
  text?: string
  note?: string
  /** The number on WhatsApp where it is answered in this language, with its letters. */
  whatsapp?: { number: string; word: string }
}

/** The national lines by their id in lib/site/public-facts.ts. */
export const hotlines: Record<string, LocalHotline> = {}
