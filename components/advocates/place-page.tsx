import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { createQrCode, writeQrPath } from '@/lib/advocates/qr-code'
import { advocateWords, codeAddress, dataPath, namePlace, type SheetPlace } from '@/lib/advocates/words'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { FindPlaceForm } from './find-place-form'
import { CodeList, SheetList } from './sheet-list'

function drawCode(address: string) {
  const code = createQrCode(address)
  return { address, size: code.length, path: writeQrPath(code) }
}

/** Everything for one place, to print and hand out. */
export function AdvocatePlace({
  place,
  siteUrl,
  children,
}: {
  place: SheetPlace
  siteUrl: string
  /** Links to other places. */
  children?: ReactNode
}) {
  const words = advocateWords()
  const name = namePlace(place)
  const draw = (target: 'place' | 'quiet') => drawCode(codeAddress(siteUrl, place, target, currentLanguage()))
  const codes = { place: draw('place'), quiet: draw('quiet') }
  return (
    <>
      <section className="section pt-4" aria-labelledby="sheets-title">
        <div className="wrap grid gap-6">
          <h1>{words.page.sheetsFor({ place: name })}</h1>
          <p className="lead">{words.page.madeToday}</p>
          <h2 id="sheets-title">{words.sheets}</h2>
          <SheetList place={place} />
        </div>
      </section>
      <Section name="codes" title={words.codes} isBand inner="grid gap-5">
        <CodeList place={place} codes={codes} />
        <p className="callout">{words.codeWarning}</p>
      </Section>
      <Section name="more" title={words.page.more} inner="grid gap-5">
        <p className="row">
          <a className="tap" href={to(place.help)}>
            {words.page.help({ place: name })}
          </a>
          <a className="tap" href={to('/advocates#widget')}>
            {words.widget}
          </a>
          <a className="tap" href={dataPath(place)} download="directory.csv">
            {words.page.data({ name })}
          </a>
          <a className="tap" href={to('/about/open-data')}>
            {words.data}
          </a>
        </p>
        {children}
        <FindPlaceForm />
      </Section>
    </>
  )
}
