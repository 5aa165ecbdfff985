import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { InlineScript } from '@/components/layout/inline-script'
import { SiteFrame } from '@/components/layout/site-frame'
import { PlainPaper } from '@/components/plain-list/plain-paper'
import { Button, LinkButton } from '@/components/ui/button'
import { TextList } from '@/components/ui/texts'
import { pictureScript } from '@/lib/safety/plain-list/picture-script'
import { readListEntries } from '@/lib/safety/plain-list/read-entries'
import { patterns } from '@/lib/safety/plain-list/words'
import {
  getPlainWords,
  listFilePath,
  listPath,
  readListRequest,
  writePlainList,
} from '@/lib/safety/plain-list/write-list'
import { setLanguage } from '@/lib/site/language/page-language'
import { listVersions, to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'

export async function generateMetadata({ params }: PageProps<'/[locale]/list'>): Promise<Metadata> {
  await setLanguage(params)
  const { tab } = words().list
  return {
    title: { absolute: tab },
    description: tab,
    robots: { index: false, follow: false },
    icons: { icon: [{ url: '/plain.svg', type: 'image/svg+xml' }] },
  }
}

export default async function PlainListPage({ params, searchParams }: PageProps<'/[locale]/list'>) {
  await setLanguage(params)
  const [given, asking] = await Promise.all([searchParams, headers()])
  const asked = readListRequest(given)
  const language = currentLanguage()
  const { patterns: looks, letters } = getPlainWords(language)
  const list = writePlainList(await readListEntries(asked.subject), asked.pattern, language)
  const w = words().list
  const { file } = looks[asked.pattern]
  const others = listVersions(listPath(asked)).flatMap(({ language: other, path }) =>
    other === language ? [] : [{ other, path }],
  )
  const nonce = asking.get('x-nonce') ?? undefined
  return (
    <SiteFrame path="/list" nonce={nonce}>
      <div className="wrap grid gap-6 py-6">
        <h1 className="text-[clamp(1.8rem,1.4rem+2.2vw,3rem)]">{w.title}</h1>
        <nav aria-label={w.looks}>
          <ul className="chips">
            {patterns.map((pattern) => (
              <li key={pattern}>
                <a
                  className="chip"
                  href={to(listPath({ ...asked, pattern }))}
                  aria-current={pattern === asked.pattern ? 'page' : undefined}
                >
                  {looks[pattern].name}
                </a>
              </li>
            ))}
            {others.map(({ other, path }) => (
              <li key={other}>
                <a className="chip" href={path} lang={languageTags[other].tag}>
                  {languageTags[other].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid-2">
          <div className="grid content-start gap-4">
            <PlainPaper list={list} pattern={asked.pattern} />
            <p className="row">
              <LinkButton href={to(listFilePath(asked, file))} download={`${file}.pdf`}>
                {w.save({ file })}
              </LinkButton>
              <Button type="button" variant="outline" className="needs-script" data-plain-picture={file}>
                {w.picture}
              </Button>
            </p>
          </div>
          <div className="grid content-start gap-4">
            <section className="card" aria-labelledby="letters-title">
              <h2 id="letters-title" className="text-[1.3rem]">
                {w.readTitle}
              </h2>
              <p>{w.read}</p>
              <TextList className="points" texts={Object.values(letters)} />
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
                {w.limitsTitle}
              </h2>
              <TextList className="points" texts={w.limits} />
            </section>
          </div>
        </div>
      </div>
      <InlineScript script={pictureScript} nonce={nonce} />
    </SiteFrame>
  )
}
