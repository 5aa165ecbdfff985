import type { Metadata } from 'next'
import { PolicyPage, PolicySections } from '@/components/site-policy/policy-page'
import { Fold } from '@/components/ui/fold'
import { TextList } from '@/components/ui/texts'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { privacy, privacyUpdated, type RetentionRule } from '@/lib/site/policies/policies'
import { retention } from '@/lib/site/policies/retention'
import { site } from '@/lib/site/site'

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="font-[600]">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** One block per kind of data, because a wide table is unreadable on a phone. */
function RetentionList({ rules }: { rules: RetentionRule[] }) {
  const w = words().policies.privacy.rows
  return (
    <ul className="entries">
      {rules.map((rule) => (
        <li key={rule.id} id={`kept-${rule.id}`} className="entry max-w-none">
          <Fold summary={<h3>{rule.title}</h3>}>
            <dl className="grid gap-2">
              <Row label={w.what}>{rule.what}</Row>
              <Row label={w.who}>{rule.who}</Row>
              <Row label={w.kept}>{rule.kept}</Row>
              <Row label={w.never}>{`${rule.never.join('; ')}.`}</Row>
            </dl>
          </Fold>
        </li>
      ))}
    </ul>
  )
}

export async function generateMetadata({ params }: PageProps<'/[locale]/privacy'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, description } = words().policies.privacy
  return pageMetadata({ title, description: description({ name: site.name }), path: '/privacy' })
}

export default async function PrivacyPage({ params }: PageProps<'/[locale]/privacy'>) {
  await setLanguage(params)
  const w = words().policies.privacy
  const { inShort, sections, after } = choose(privacy)
  const table = { id: 'stored', title: w.stored }
  return (
    <PolicyPage
      path="/privacy"
      title={w.title}
      lead={w.lead}
      updated={privacyUpdated}
      contents={[...sections, table, ...after]}
    >
      <section className="callout callout-tip prose" aria-labelledby="short-title">
        <h2 id="short-title" className="text-[1.4rem]">
          {w.inShort}
        </h2>
        <TextList texts={inShort} />
      </section>
      <PolicySections sections={sections} />
      <section id={table.id} className="stack" aria-labelledby="stored-title">
        <h2 id="stored-title">{table.title}</h2>
        <RetentionList rules={choose(retention)} />
      </section>
      <PolicySections sections={after} />
    </PolicyPage>
  )
}
