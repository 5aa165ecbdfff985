import type { Metadata } from 'next'
import { type LocaleParams, setLanguage } from '../site/language/page-language'
import { listVersions, to } from '../site/language/paths'
import { currentLanguage } from '../site/language/speak'
import { languageTags } from '../site/language/tags'
import { words } from '../site/language/words'
import { site } from './site'

/** A page in a single language needs no alternates. */
function listAlternates(path: string): Record<string, string> | undefined {
  const versions = listVersions(path)
  if (versions.length < 2) return undefined
  const tagged = versions.map((version) => [languageTags[version.language].tag, version.path])
  return Object.fromEntries([...tagged, ['x-default', path]])
}

/** Title, description, canonical address and neutral preview card of a page. The site's name is appended to `title` if missing. */
export function pageMetadata({
  title,
  description,
  path,
  index = true,
}: {
  title: string
  description: string
  path: string
  index?: boolean
}): Metadata {
  const fullTitle = title.endsWith(`- ${site.name}`) || title === site.name ? title : `${title} - ${site.name}`
  return {
    title: { absolute: fullTitle },
    description,
    // A page that search engines leave out, such as an error's, may have no address of its own.
    alternates: { canonical: index ? to(path) : undefined, languages: index ? listAlternates(path) : undefined },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      // The preview of a pasted link: the site's name and a flower, never the topic.
      title: site.name,
      description: words().site.card,
      siteName: site.name,
      type: 'website',
      locale: languageTags[currentLanguage()].graph,
      images: [{ url: '/card.png', width: 1200, height: 630, alt: words().site.cardPicture }],
    },
    twitter: { card: 'summary_large_image', title: site.name, images: ['/card.png'] },
  }
}

/** `generateMetadata` for a page with its own dictionary entry, in the language of its address. */
export function describePage(
  path: string,
  say: () => { title: string; description: string },
  { index }: { index?: boolean } = {},
): (props: { params: LocaleParams }) => Promise<Metadata> {
  return async ({ params }) => {
    await setLanguage(params)
    const { title, description } = say()
    return pageMetadata({ title, description, path, index })
  }
}

/** `generateMetadata` for the page of one item, which its address identifies. */
export function describeItem(
  find: (id: string) => { title: string; description: string } | null,
  pathOf: (id: string) => string,
) {
  return async ({ params }: { params: Promise<{ locale: string; id: string }> }): Promise<Metadata> => {
    await setLanguage(params)
    const { id } = await params
    const item = find(id)
    return item ? pageMetadata({ title: item.title, description: item.description, path: pathOf(id) }) : {}
  }
}
