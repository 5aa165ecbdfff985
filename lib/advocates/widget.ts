import { withLanguage } from '@/lib/site/language/languages.mjs'

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeSign = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign)

const words = {
  en: { label: 'Find help near you', hint: 'ZIP code or town', button: 'Find help' },
  es: { label: 'Encuentre ayuda cerca', hint: 'Código postal o ciudad', button: 'Buscar ayuda' },
}

/** A line of HTML for other sites: a plain form that leads to a county's page, without scripts, pictures or cookies. */
export function writeWidget(siteUrl: string, language: 'en' | 'es'): string {
  const { label, hint, button } = words[language]
  const action = escapeSign(new URL(withLanguage(language, '/help/find'), siteUrl).href)
  return (
    `<form action="${action}" method="get" target="_blank" rel="noopener noreferrer" lang="${language}">` +
    `<label>${label} <input name="place" placeholder="${hint}" maxlength="100" autocomplete="off" required></label> ` +
    `<button>${button}</button></form>`
  )
}
