/** Renders a page of the site as Next does, without a build: its server components, its metadata and its frame. */
import { Writable } from 'node:stream'
import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'

type Query = Record<string, string>

interface Props {
  params: Promise<Query>
  searchParams: Promise<Query>
}

export interface PageModule {
  default: ComponentType<Props>
  generateMetadata?: (props: Props) => Metadata | Promise<Metadata>
}

function draw(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = ''
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += chunk
        done()
      },
    })
    sink.on('finish', () => resolve(html))
    const { pipe } = renderToPipeableStream(node, { onError: reject, onAllReady: () => pipe(sink) })
  })
}

/** Of `/help/[state]` for `/help/ohio`. */
function readParams(route: string, path: string): Query {
  const given = path.split('/')
  const named = route.split('/').map((segment, at) => [/^\[(\w+)\]$/.exec(segment)?.[1], given[at] ?? ''] as const)
  return Object.fromEntries(named.flatMap(([name, value]) => (name ? [[name, value]] : [])))
}

/** The title, the description and the body of the page at `path`, which may have a query. */
export async function renderPage(page: PageModule, route: string, address: string, language: Language) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const props = {
    params: Promise.resolve(readParams(route, pathname)),
    searchParams: Promise.resolve(Object.fromEntries(searchParams)),
  }
  return inLanguage(language, async () => {
    const Page = page.default
    const meta = (await page.generateMetadata?.(props)) ?? {}
    const title = typeof meta.title === 'object' && meta.title && 'absolute' in meta.title ? meta.title.absolute : ''
    return { title, description: meta.description ?? '', html: await draw(<Page {...props} />) }
  })
}
