import { Section } from '@/components/layout/section'
import { listSlugs } from '@/components/resources/blocks'
import { ServiceCards, TopicPage } from '@/components/topics/topic-page'
import { LinkButton } from '@/components/ui/button'
import { readTopic } from '@/lib/resources/content/topics'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/watch'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const topic = readTopic('grants')
const page = () => choose(topic)

export const generateMetadata = describePage('/grants', page)

/** Its category cards come before the lists they link to. */
const isCategories = ({ id }: { id: string }) => id === 'categories'

export default async function GrantsPage({ params }: PageProps<'/[locale]/grants'>) {
  await setLanguage(params)
  const whole = page()
  const content = { ...whole, blocks: whole.blocks.filter((block) => !isCategories(block)) }
  const categories = whole.blocks.find(isCategories)
  const w = words().directory.topic.grants
  const records = await getRecords(listSlugs(content.blocks))
  return (
    <TopicPage
      content={content}
      path="/grants"
      category="financial-support"
      searchLabel={w.search}
      records={records}
      isFromCopy={await isFromCopy()}
    >
      <Section id="categories" name="categories" title={categories?.title} inner="grid gap-6">
        <p className="soft">{categories?.intro}</p>
        <ServiceCards cards={whole.categoryCards} headingLevel="h3" />
        <LinkButton className="w-fit" href={to('/resources/financial-support#application-guidelines')}>
          {w.apply}
        </LinkButton>
      </Section>
    </TopicPage>
  )
}
