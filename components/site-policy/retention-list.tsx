import { Fold } from '@/components/ui/fold'
import { words } from '@/lib/site/language/words'
import type { RetentionRule } from '@/lib/site/policies/schema'

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="font-[600]">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** One block per kind of data, because a wide table is unreadable on a phone. */
export function RetentionList({ rules }: { rules: RetentionRule[] }) {
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
