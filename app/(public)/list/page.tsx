import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { InlineScript } from '@/components/layout/inline-script'
import { SiteFrame } from '@/components/layout/site-frame'
import { PlainPaper } from '@/components/plain-list/plain-paper'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { listFilePath, listPath, readListRequest } from '@/lib/safety/plain-list/address'
import { pictureScript } from '@/lib/safety/plain-list/picture-script'
import { readListEntries } from '@/lib/safety/plain-list/read-entries'
import { patterns } from '@/lib/safety/plain-list/words'
import { getPlainWords, writePlainList } from '@/lib/safety/plain-list/write-list'

/** Nothing of this site: it is what a history and a tab show. */
export const metadata: Metadata = {
  title: { absolute: 'List' },
  description: 'List',
  robots: { index: false, follow: false },
  icons: { icon: [{ url: '/plain.svg', type: 'image/svg+xml' }] },
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const limits = [
  'It fools a glance, not a search. Whoever dials one of the numbers reaches the program.',
  'Learn the letters above, then leave this page. The paper does not explain them.',
  'A saved file or picture is in your downloads or photos, and may be copied to other devices.',
  'We keep no list and no note that you made one. Your browser’s history shows the page as “List.”',
  'If he may count your recipes or check your receipts, don’t carry it: learn one number by heart instead.',
]

export default async function PlainListPage({ searchParams }: Props) {
  const [given, asking] = await Promise.all([searchParams, headers()])
  const asked = readListRequest(given)
  const words = getPlainWords(asked.language)
  const list = writePlainList(await readListEntries(asked.subject), asked.pattern, asked.language)
  const nonce = asking.get('x-nonce') ?? undefined
  return (
    <SiteFrame path="/list" nonce={nonce}>
      <div className="wrap grid gap-6 py-6">
        <h1 className="text-[clamp(1.8rem,1.4rem+2.2vw,3rem)]">Numbers that look like something else</h1>
        <nav aria-label="How it looks">
          <ul className="chips">
            {patterns.map((pattern) => (
              <li key={pattern}>
                <a
                  className="chip"
                  href={listPath({ ...asked, pattern })}
                  aria-current={pattern === asked.pattern ? 'page' : undefined}
                >
                  {words.patterns[pattern].name}
                </a>
              </li>
            ))}
            <li>
              <a
                className="chip"
                href={listPath({ ...asked, language: asked.language === 'es' ? 'en' : 'es' })}
                lang={asked.language === 'es' ? 'en' : 'es'}
              >
                {asked.language === 'es' ? 'In English' : 'En español'}
              </a>
            </li>
          </ul>
        </nav>
        <div className="grid-2">
          <div className="grid content-start gap-4">
            <PlainPaper list={list} pattern={asked.pattern} />
            <p className="row">
              <LinkButton href={listFilePath(asked)} download={`${asked.pattern}.pdf`}>
                Save it to print, as {asked.pattern}.pdf
              </LinkButton>
              <Button type="button" look="line" className="needs-script" data-plain-picture={asked.pattern}>
                Save as a picture
              </Button>
            </p>
          </div>
          <div className="grid content-start gap-4">
            <section className="card" aria-labelledby="letters-title">
              <h2 id="letters-title" className="text-[1.3rem]">
                How to read it
              </h2>
              <p>The first letter says what the number is for. Dial the digits as they are, up to the x.</p>
              <ul className="points">
                {Object.values(words.letters).map((letter) => (
                  <li key={letter}>{letter}</li>
                ))}
              </ul>
              <dl className="grid gap-1">
                {list.lines.map(({ thing, meaning, digits }) => (
                  <div key={digits}>
                    <dt className="inline font-semibold">{thing}</dt> <dd className="inline">{meaning}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="callout callout-warning" aria-labelledby="limits-title">
              <h2 id="limits-title" className="text-[1.3rem]">
                What it cannot do
              </h2>
              <ul className="points">
                {limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </div>
      <InlineScript script={pictureScript} nonce={nonce} />
    </SiteFrame>
  )
}
