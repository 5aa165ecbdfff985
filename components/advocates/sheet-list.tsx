import './advocates.css'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import {
  advocateWords,
  codePath,
  getAdvocateWords,
  type SheetKind,
  type SheetPlace,
  sheetKinds,
  sheetPath,
} from '@/lib/advocates/words'
import { currentLanguage } from '@/lib/site/language/speak'

const named = { 'tear-off': 'hang', cards: 'card', 'what-to-say': 'say' } as const

function Sheet({ place, kind }: { place: SheetPlace; kind: SheetKind }) {
  const words = advocateWords()
  const name = named[kind]
  return (
    <li className="card max-w-none">
      <span className={`paper-drawing paper-${kind}`} aria-hidden="true" />
      <h3>{words[name]}</h3>
      <p>{words[`${name}Hint`]}</p>
      <div className="acts">
        <LinkButton variant="secondary" href={sheetPath(place, kind, 'en')} target="_blank" rel="noopener">
          <Icon name="download" size={18} />
          <span lang="en">
            English
            <span className="sr-only">{`: ${getAdvocateWords('en')[name]}, opens a new tab`}</span>
          </span>
        </LinkButton>
        <LinkButton variant="secondary" href={sheetPath(place, kind, 'es')} target="_blank" rel="noopener">
          <Icon name="download" size={18} />
          <span lang="es">
            Español
            <span className="sr-only">{`: ${getAdvocateWords('es')[name]}, se abre en otra pestaña`}</span>
          </span>
        </LinkButton>
      </div>
    </li>
  )
}

export function SheetList({ place }: { place: SheetPlace }) {
  return (
    <ul className="grid-3">
      {sheetKinds.map((kind) => (
        <Sheet key={kind} place={place} kind={kind} />
      ))}
    </ul>
  )
}

interface Code {
  size: number
  path: string
}

function CodePicture({ code, address, title, href }: { code: Code; address: string; title: string; href: string }) {
  return (
    <li className="code max-w-none">
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={`${title}: ${address}`}>
        <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="#000" d={code.path} />
      </svg>
      <div className="grid gap-1">
        <h3>{title}</h3>
        <p className="soft break-all">{address}</p>
        <a className="tap w-fit" href={href} download="code.png">
          {advocateWords().page.savePicture}
          <span className="sr-only">{`: ${title}`}</span>
        </a>
      </div>
    </li>
  )
}

export function CodeList({
  place,
  codes,
}: {
  place: SheetPlace
  codes: Record<'place' | 'quiet', Code & { address: string }>
}) {
  const { codeCounty, codeQuiet } = advocateWords()
  const titles = { place: codeCounty, quiet: codeQuiet }
  return (
    <ul className="grid-2">
      {(['place', 'quiet'] as const).map((target) => (
        <CodePicture
          key={target}
          code={codes[target]}
          address={codes[target].address}
          title={titles[target]}
          href={codePath(place, target, currentLanguage())}
        />
      ))}
    </ul>
  )
}
