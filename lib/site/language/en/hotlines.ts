/** The national lines by their id in lib/site/public-facts.ts. `text` is what to send for an answer in this language. */
export const hotlines: Record<string, { name: string; about: string; text?: string; note?: string }> = {}
