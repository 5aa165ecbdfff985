import { words } from '@/lib/site/language/words'

export function CallingRules() {
  const w = words().calling
  return (
    <section className="grid gap-3">
      <h2>{w.before}</h2>
      <ul className="list">
        {w.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
