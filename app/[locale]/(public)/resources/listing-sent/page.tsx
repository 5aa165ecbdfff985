import { SentPage } from '@/components/forms/sent-page'
import { LinkButton } from '@/components/ui/button'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/resources/listing-sent'

export const generateMetadata = describePage(path, () => words().listing.sent, { index: false })

export default async function ListingSentPage({ params }: PageProps<'/[locale]/resources/listing-sent'>) {
  await setLanguage(params)
  const w = words().listing.sent
  return (
    <SentPage path={path} title={w.title} text={w.text}>
      <p>{w.used}</p>
      <LinkButton href={to('/resources')}>{w.all}</LinkButton>
    </SentPage>
  )
}
