/**
 * What a visit to this site leaves (content/en/safety/traces.md), kind by kind, in words for people, with what no test
 * can see. What a browser can be asked for afterwards stands in measured-traces.json: a test makes each visit, looks,
 * and compares.
 */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { pathIn } from '@/lib/site/language/paths'
import { findPart, listItems, listPlain, readParts, readPlain } from '@/lib/text/content/blocks'
import { readPair, type Written } from '@/lib/text/content/pair'
import measuredTraces from './measured-traces.json' with { type: 'json' }

export interface HistoryEntry {
  /** Without our own host; of another site only what it is. */
  address: string
  title: string
}

export interface MeasuredTraces {
  /** Names of what is there after the visit. */
  cookies: string[]
  localStorage: string[]
  sessionStorage: string[]
  /** Each with its stores. */
  databases: string[]
  /** Each with what it holds beside the build's own scripts and styles. */
  caches: string[]
  serviceWorkers: string[]
  /** Names under which files were handed to the browser. */
  files: string[]
  /** Every address that the browser's history remembers. */
  history: HistoryEntry[]
  /** What this tab's Back and Forward lead to. */
  tab: HistoryEntry[]
}

const traceKinds = ['history', 'cache', 'storage', 'cookies', 'downloads', 'phone', 'mail'] as const
type TraceKind = (typeof traceKinds)[number]

export interface Visit {
  id: string
  title: string
  /** Only what this kind of visit leaves; what is missing here is left by none of it. */
  traces: Partial<Record<TraceKind, string>>
}

interface Traces {
  traceKinds: { key: TraceKind; title: string }[]
  visits: Visit[]
  /** What nobody's website can change. */
  beyondUs: string[]
}

/** By the id of the visit. */
export const measured: Record<string, MeasuredTraces> = measuredTraces

const facts = {
  /** The heading of each kind of trace. */
  kinds: z.record(z.enum(traceKinds), z.string()),
  /** Sentences that stand in many visits, by the name in braces: {pages}. */
  phrases: z.record(z.string(), z.string()),
  /** Of every visit that leaves a service worker. */
  worker: z.string(),
}
type Facts = { [Key in keyof typeof facts]: z.infer<(typeof facts)[Key]> }

function read({ facts: { kinds, phrases, worker }, nodes, fail }: Written<Facts>): Traces {
  const parts = readParts(nodes, 2, fail)
  const say = (text: string, line: number) =>
    text.replaceAll(
      /\{([a-z]+)\}/g,
      (_, name: string) => phrases[name] ?? fail(line, `\`phrases\` has no \`${name}\`.`),
    )
  const visits = parts.slice(0, -1).map(({ id, title, nodes: own }): Visit => {
    const traces: Visit['traces'] = {}
    for (const item of listItems(own)) {
      const kind = traceKinds.find((key) => key === item.term)
      if (!kind) return fail(item.line, `A line begins with one of ${traceKinds.join(', ')} between **.`)
      traces[kind] = say(readPlain({ ...item, term: '' }, fail), item.line)
    }
    if (measured[id]?.serviceWorkers.length) traces.storage = [traces.storage, worker].filter(Boolean).join(' ')
    return { id, title, traces }
  })
  return {
    traceKinds: traceKinds.map((key) => ({ key, title: kinds[key] })),
    visits,
    beyondUs: listPlain(findPart(parts, 'beyond-us', fail).nodes, fail),
  }
}

const { en, es } = readPair('safety', 'traces', facts, facts)
export const traces: Record<Language, Traces> = { en: read(en), es: read(es) }

/** What a visit left, as the page names it. It was measured on the English pages. */
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
