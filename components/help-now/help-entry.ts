import { describeFreshness } from '@/lib/resources/freshness'
import { describeHours, describePlace, isUnencrypted, reportPath, websiteHost } from '@/lib/resources/place'
import { listOwnPhones } from '@/lib/resources/read-phone'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/format'
import { html, type Markup } from './markup'

function createTextLink(name: string, number: string, keyword?: string | null): Markup {
  const said = words().records.textTo({ keyword: keyword ?? null })
  return html`<a href="${smsLink(number, keyword)}" aria-label="${said}${number}, ${name}">${said}<b class="n">${number}</b></a>`
}

function createCallLink(name: string, word: string, number: string, extension?: string | null): Markup {
  const said = extension ? words().helpNow.extension({ number, extension }) : number
  return html`<a href="${telLink(number, extension)}" aria-label="${word} ${said}, ${name}">${word}&nbsp;<b class="n">${said}</b></a>`
}

function createPhone(entry: ResourceDto, phone: PhoneDto): Markup | null {
  const { type, number, keyword, extension, description } = phone
  if (type === 'fax') return null
  const isOffice = type === 'voice' && entry.tags.includes('office-line')
  const link =
    type === 'text'
      ? createTextLink(words().records.name(entry), number, keyword)
      : createCallLink(
          words().records.name(entry),
          isOffice ? words().helpNow.office : words().helpNow.phones[type],
          number,
          extension,
        )
  const aside = isOffice ? words().helpNow.notCrisis : description
  return html`${link}${aside ? html`<span class="s">(${aside})</span>` : null}`
}

/** One of the five national hotlines. They come from the site's own facts, so they appear even if the directory is empty. */
export function createHotline({ name, about, phone, text }: Hotline): Markup {
  return html`<li class="e"><h3>${name}</h3><p class="s">${about}</p><div class="a">${
    phone ? createCallLink(name, words().helpNow.call, phone) : null
  }${text ? createTextLink(name, text.to, text.body) : null}</div></li>`
}

/** A record with everything needed to act on it. */
export function createEntry(entry: ResourceDto, day: Date): Markup {
  const { url, email } = entry
  const { helpNow: w, records } = words()
  const title = records.name(entry)
  const about = records.describe(entry)
  const hours = describeHours(entry, records)
  const place = entry.scope === 'national' ? null : describePlace(entry, records)
  const website = url
    ? html`<a href="${url}" rel="noopener noreferrer" aria-label="${websiteHost(url)}, ${w.websiteOf({ name: title })}">${websiteHost(url)}</a>${
        isUnencrypted(url) ? html`<span class="s">${records.notEncrypted.trim()}</span>` : null
      }`
    : null
  const mail = email ? html`<a href="mailto:${email}">${email}</a>` : null
  const open = hours && (hours.lang ? html`<span lang="en">${hours.text}</span>` : hours.text)
  const facts = [place, open, describeFreshness(entry, day, records).label]
    .filter((fact) => fact !== null)
    .flatMap((fact, at) => (at === 0 ? [fact] : [' · ', fact]))
  return html`<li class="e"><h3>${title}</h3>${about.lang ? html`<p lang="en">${about.text}</p>` : html`<p>${about.text}</p>`}<p class="s">${facts}</p><div class="a">${listOwnPhones(
    entry.phones,
    currentLanguage(),
  ).map((phone) =>
    createPhone(entry, phone),
  )}${website}${mail}<a class="s" href="${to(reportPath(entry))}" aria-label="${w.reportWith({ name: title })}">${w.report}</a></div></li>`
}
