/** The national hotlines, with names and keywords in the current language. */
import { type Hotline, hotline, hotlines } from '@/lib/site/public-facts'
import { words } from './words'

function localize(line: Hotline): Hotline {
  const own = words().hotlines[line.id]
  if (!own) return line
  const text = line.text && own.text ? { ...line.text, body: own.text } : line.text
  return { ...line, name: own.name, about: own.about, text }
}

export function localizedHotline(id: string): Hotline {
  return localize(hotline(id))
}

export function localizedHotlines(): Hotline[] {
  return hotlines.map(localize)
}
