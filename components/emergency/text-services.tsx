import { callNotes } from '@/lib/safety/content/hotline-notes'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { choose } from '@/lib/site/language/speak'
import { TextButton } from './text-button'

/** The keywords START and HOME reach different services. */
export function TextServices() {
  return (
    <ul className="grid-2">
      {choose(callNotes).textServices.map(({ id, title, text }) => {
        const line = localizedHotline(id)
        if (!line.text) return null
        return (
          <li key={id} className="card">
            <h3>{title}</h3>
            <p>
              <b>{line.name}.</b> {text}
            </p>
            <div className="acts">
              <TextButton text={line.text} name={line.name} look="soft" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
