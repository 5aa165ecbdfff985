/** What a visit left, as the page names it. It was measured on the English pages. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { pathIn } from '@/lib/site/language/paths'
import type { HistoryEntry } from './traces'

const titles: Record<string, string> = {
  'All Resources - Marigold': 'Todos los recursos - Marigold',
  'Contact - Marigold': 'Contacto - Marigold',
  'Contacts - Marigold': 'Líneas - Marigold',
  'Donate - Marigold': 'Donar - Marigold',
  'Files - Marigold': 'Archivos - Marigold',
  'Housing & Shelter Resources - Marigold': 'Vivienda y refugio: quién ayuda - Marigold',
  List: 'Lista',
  'Location Services - Marigold': 'Ayuda cerca de usted - Marigold',
  Marigold: 'Marigold',
  'Newsletter - Marigold': 'Boletín - Marigold',
  Notes: 'Notas',
  'Pay $50.00': 'Pay $50.00',
  'Pay - Marigold': 'Pagar - Marigold',
  'Personal Dashboard - Marigold': 'Mi espacio - Marigold',
  'Planning - Marigold': 'Plan - Marigold',
  'Saved Resources - Marigold': 'Recursos guardados - Marigold',
  'Search the directory - Marigold': 'Buscar ayuda - Marigold',
  'Sign In Required - Marigold': 'Primero entre a su cuenta - Marigold',
  'Timer - Marigold': 'Avisar que estoy bien - Marigold',
  'Tools - Marigold': 'Herramientas - Marigold',
  Untitled: 'Sin título',
  Weather: 'Weather',
  'Who is signing in?': '¿Quién entra?',
  'Your gift - Marigold': 'Su donación - Marigold',
}

const elsewhere: Record<string, string> = {
  'the payment service': 'la compañía de pagos',
  'the sign-in service': 'el servicio con el que inicia sesión',
}

/** A page, as a visit in Spanish leaves it. */
function sayEntry({ address, title }: HistoryEntry): HistoryEntry {
  const path = pathIn('es', address.replace('rent+help', 'ayuda+renta').replace('food+in', 'comida+en')) ?? address
  return { address: elsewhere[address] ?? path, title: title && (titles[title] ?? title) }
}

/** A store and the pages in it, or what was left otherwise. */
function sayLeft(left: string): string {
  return left
    .replace('until the browser is closed', 'hasta que se cierre el navegador')
    .replaceAll(/(?<= )\/(?!es\b)[a-z/-]+(?=,|$)/g, (path) => pathIn('es', path) ?? path)
}

export const sayLeftBy: Record<Language, { sayEntry: typeof sayEntry; sayLeft: typeof sayLeft }> = {
  en: { sayEntry: (entry) => entry, sayLeft: (left) => left },
  es: { sayEntry, sayLeft },
}
