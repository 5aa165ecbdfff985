import './home.css'
import type { ReactNode } from 'react'
import { Scene } from '@/components/layout/scene'
import { NoPapers } from '@/components/location/national-line'
import { SearchForm } from '@/components/resources/search-form'
import { LinkButton } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { CallRows } from '@/components/ui/phone-link'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'

/** Illustration: a lit doorway at dusk, marigolds beside the path. */
const flowers = [
  { x: 61, y: 275, size: 86, stem: 'M104 318 q10 48 4 96', leaf: 'M110 371 q18 -14 30 -4 q-12 14 -30 4' },
  { x: 125, y: 329, size: 62, stem: 'M156 360 q-8 31 -3 62', leaf: 'M151 394 q18 -14 30 -4 q-12 14 -30 4' },
  { x: 39, y: 345, size: 54, stem: 'M66 372 q6 26 2 52', leaf: 'M70 401 q18 -14 30 -4 q-12 14 -30 4' },
  { x: 380, y: 288, size: 80, stem: 'M420 328 q-10 45 -4 90', leaf: 'M414 378 q18 -14 30 -4 q-12 14 -30 4' },
  { x: 340, y: 338, size: 56, stem: 'M368 366 q8 28 3 56', leaf: 'M373 397 q18 -14 30 -4 q-12 14 -30 4' },
  { x: 437, y: 351, size: 50, stem: 'M462 376 q-4 25 -2 50', leaf: 'M460 404 q18 -14 30 -4 q-12 14 -30 4' },
]

const stars = [
  [150, 112, 2.4],
  [214, 66, 1.8],
  [298, 92, 2],
  [118, 188, 1.8],
  [420, 196, 2],
]

/** In a landscape frame the sky is cropped. */
function Doorway({ label, className }: { label: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 520 440" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label}>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#432350" />
          <stop offset=".62" stopColor="#944d77" />
          <stop offset="1" stopColor="#f5ac69" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffd772" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffd772" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#sky)" d="M40 440 V210 a220 210 0 0 1 440 0 V440 Z" />
      <circle cx="372" cy="112" r="22" fill="#faf1dc" />
      <g fill="#faf5e6">
        {stars.map(([cx, cy, r]) => (
          <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <path fill="#6d4569" d="M40 330 q110 -74 220 -24 t220 -18 V440 H40 Z" />
      <path fill="#4c3152" d="M40 372 q140 -58 260 -14 t180 -8 V440 H40 Z" />
      <circle cx="262" cy="300" r="150" fill="url(#glow)" />
      <path fill="#332139" d="M176 392 V232 l86 -70 86 70 V392 Z" />
      <path fill="#231328" d="M160 240 l102 -86 102 86 -14 14 -88 -73 -88 73 Z" />
      <path fill="#1d1022" d="M228 392 V292 a34 34 0 0 1 68 0 V392 Z" />
      <g fill="#ffd76d">
        <path d="M236 392 V293 a26 26 0 0 1 52 0 V392 Z" />
        <rect x="196" y="262" width="20" height="26" rx="3" />
        <rect x="308" y="262" width="20" height="26" rx="3" />
      </g>
      <path fill="#ffcf6c" opacity=".42" d="M236 392 H288 L352 440 H172 Z" />
      <path fill="#311e36" d="M40 404 q80 -16 150 -6 l-60 42 H40 Z M480 402 q-80 -14 -146 -4 l62 42 H480 Z" />
      {flowers.map(({ x, y, size, stem, leaf }) => (
        <g key={stem}>
          <path d={stem} fill="none" stroke="#31623d" strokeWidth="4" strokeLinecap="round" />
          <path d={leaf} fill="#3f774d" />
          <use href="#bloom" x={x} y={y} width={size} height={size} />
        </g>
      ))}
    </svg>
  )
}

/** In the order of the dictionary's `needs`. */
const needIcons: IconName[] = ['scale', 'hand-coins', 'heart-pulse']

/** The first screen on a phone: what this site is, a search field, what is often needed, a phone number and the picture. The rest comes after. */
export function Hero({ line, children }: { line: Hotline; children?: ReactNode }) {
  const w = words().home.hero
  return (
    <section className="hero">
      <div className="wrap grid gap-x-10 gap-y-4 pt-6 lg:gap-y-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:grid-rows-[auto_1fr] lg:pt-14">
        <div className="grid gap-3 sm:gap-4 lg:gap-5">
          <h1 className="max-sm:text-[min(2rem,15vw)]">{w.title}</h1>
          <p className="lead max-sm:leading-normal">{w.lead}</p>
          <SearchForm id="home-search" label={words().search.form.ask} />
          <nav aria-label={w.often}>
            <ul className="needs">
              <li>
                <a href={to('/safe-tonight')}>
                  <Icon name="door-open" size={20} /> {w.tonight}
                </a>
              </li>
              {w.needs.map(({ label, words: asked }, index) => (
                <li key={label}>
                  <a href={to(`/resources/search?${new URLSearchParams({ q: asked })}`)}>
                    <Icon name={needIcons[index] ?? 'search'} size={20} /> {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-1">
            <CallRows lines={[{ name: line.name, phone: line.phone }]} copy={words().layout} />
            <p className="soft">{w.answers}</p>
          </div>
          <NoPapers />
        </div>
        <Scene name="emergency" />
        <Doorway label={w.picture} className="hidden w-full max-w-[32.5rem] self-end mx-auto lg:row-span-2 lg:block" />
        <div className="pb-6 lg:pb-14">
          <div className="hero-acts">
            <LinkButton variant="outline" href="#resources">
              {w.browse}
            </LinkButton>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
