import './scene.css'
import type { ReactNode } from 'react'
import type { Category } from '@/lib/resources/vocabulary'

type Hour = 'dusk' | 'night' | 'noon' | 'morning' | 'dusk indoors' | 'morning indoors' | 'night indoors'

/** Marigolds by their centers. */
const blooms = (...spots: [x: number, y: number, radius: number][]) =>
  spots.map(([x, y, radius]) => (
    <use key={x} href="#bloom" x={x - radius * 1.4} y={y - radius * 1.4} width={radius * 2.8} height={radius * 2.8} />
  ))

/** A house 84 wide whose left wall stands at x = 0, with a lit door. */
const house = (
  <>
    <path className="scene-dark" d="M0 164V106L42 72l42 34v58z" />
    <path className="scene-deep" d="M-9 110 42 66l51 44-7 8-44-37-44 37z" />
    <path className="scene-lit" d="M30 164v-34a12 12 0 0 1 24 0v34z" />
  </>
)

/** One place at different hours, a drawing for each kind of page, in a box of 240 by 192 whose ground is at y = 164. */
export const scenes = {
  help: [
    'dusk',
    <>
      <circle className="scene-glow" cx="120" cy="74" r="70" />
      <circle className="scene-glow" cx="120" cy="74" r="36" />
      <path className="scene-pale" d="M44 192c10-16 50-18 66-24h20c-2 12-26 16-30 24z" />
      <path className="scene-dark" d="M117 64h6v102h-6zM105 52l15-13 15 13z" />
      <path className="scene-gold" d="M108 52h24l-4 24h-16z" />
      <path
        className="scene-dark"
        d="M40 150c-14-20-10-50 8-62 18 12 22 42 8 62zm6-20h4v36h-4zM196 156c-10-14-8-36 6-46 14 10 16 32 6 46zm4-16h4v26h-4z"
      />
      {blooms([168, 158, 7], [184, 164, 5], [84, 164, 5])}
    </>,
  ],
  emergency: [
    'night',
    <>
      <circle className="scene-glow" cx="120" cy="140" r="80" />
      <g transform="translate(78 0)">{house}</g>
      <path className="scene-lit" opacity=".35" d="M108 164h24l36 28H74z" />
      <circle className="scene-pale" cx="206" cy="40" r="12" />
      <path className="scene-pale" d="M36 44h3v3h-3zM72 24h2v2h-2zM160 58h2v2h-2zM24 90h2v2h-2z" />
      {blooms([62, 160, 8], [178, 160, 8], [48, 166, 5])}
    </>,
  ],
  housing: [
    'dusk',
    <>
      <g transform="translate(14 16) scale(.9)">{house}</g>
      <g transform="translate(82 -16) scale(1.1)">{house}</g>
      <g transform="translate(168 33) scale(.8)">{house}</g>
      {blooms([96, 166, 5], [178, 168, 5], [10, 166, 5])}
    </>,
  ],
  health: [
    'morning indoors',
    <>
      <path className="scene-dark" d="M58 30h124v106H58z" />
      <path className="scene-lit" d="M66 38h50v92H66zM124 38h50v92h-50z" />
      <path className="scene-deep" d="M46 136h148v10H46z" />
      <path className="scene-rose" d="M72 112h26l-4 24H76zM142 112h26l-4 24h-18z" />
      <path
        className="scene-leaf"
        d="M85 112c-22-8-22-34-8-46 4 14 14 20 8 46zm0 0c20-6 24-28 12-42-2 14-14 18-12 42zm70 0c-16-8-18-24-8-36 4 12 10 16 8 36zm0 0c16-4 20-22 10-34-2 12-12 14-10 34z"
      />
      {blooms([155, 72, 9], [85, 60, 7])}
    </>,
  ],
  rights: [
    'dusk',
    <>
      <circle className="scene-glow" cx="120" cy="124" r="64" />
      <path className="scene-pale" d="M100 164h40l34 28H66z" />
      <path className="scene-dark" d="M72 60h22v104H72zM146 60h22v104h-22zM66 52h34v10H66zM140 52h34v10h-34z" />
      <path className="scene-deep" d="m72 84-34 14v66l34-12zM168 84l34 14v66l-34-12z" />
      <path className="scene-dark" d="M94 62c6-26 46-26 52 0l-6 4c-6-20-34-20-40 0z" />
      {blooms([58, 164, 7], [182, 164, 7], [196, 168, 5])}
    </>,
  ],
  law: [
    'night indoors',
    <>
      <circle className="scene-glow" cx="92" cy="88" r="66" />
      <path className="scene-deep" d="M30 132h180v10H30zM44 142h10v50H44zM186 142h10v50h-10z" />
      <path className="scene-pale" d="m116 126 40-8 8 10-40 8zM150 120h42v4h-42zM146 126h48v6h-48z" />
      <path className="scene-dark" d="M60 126h36v6H60zM76 126l-8-50 20-26 4 3-18 25 8 48z" />
      <path className="scene-gold" d="m82 40 30 14-18 22-26-14z" />
      <path className="scene-rose" d="M152 108h36v10h-36z" />
    </>,
  ],
  money: [
    'noon',
    <>
      <circle className="scene-gold" cx="206" cy="38" r="18" />
      <path className="scene-dark" d="M50 76h6v90h-6zM184 76h6v90h-6z" />
      <path className="scene-rose" d="M40 48h160l12 30H28z" />
      <path className="scene-pale" d="M66 48h26l-4 30H54zM120 48h26l8 30h-34zM174 48h26l12 30h-28z" />
      <path className="scene-deep" d="M42 122h156v44H42z" />
      <path className="scene-leaf" d="M56 122c0-16 28-16 28 0zM156 122c0-16 28-16 28 0z" />
      <path
        className="scene-gold"
        d="M94 115a8 8 0 0 1 16 0 8 8 0 0 1 16 0 8 8 0 0 1 16 0v7H94zm8-13a8 8 0 0 1 16 0 8 8 0 0 1 16 0l-8 6h-16z"
      />
    </>,
  ],
  news: [
    'morning',
    <>
      <path className="scene-deep" d="M16 58h150v12H16zM16 160h168v10H16zM40 170h168v10H40z" />
      <path className="scene-dark" d="M28 70h8v90h-8zM146 70h8v90h-8z" />
      <path className="scene-rose" d="M70 88h40v72H70z" />
      <path className="scene-lit" d="M76 94h28v28H76z" />
      <path className="scene-gold" d="M124 78h12v16h-12z" />
      <path className="scene-pale" d="m50 152 26-6 3 8-26 6z" />
      <path className="scene-dark" d="M196 118h6v50h-6z" />
      <path className="scene-leaf" d="M180 92h40v26h-40z" />
      {blooms([176, 158, 6], [222, 164, 6])}
    </>,
  ],
  letter: [
    'morning',
    <>
      <path className="scene-dark" d="M112 96h12v72h-12z" />
      <path className="scene-leaf" d="M66 56c0-34 56-34 56 0v42H66z" />
      <path className="scene-rose" d="M122 31h36c22 0 28 10 28 25v42h-64V56c0-12-6-22-16-25z" />
      <path className="scene-deep" d="M74 58c0-22 40-22 40 0v32H74z" />
      <path className="scene-pale" d="m78 62 32-10 10 30-32 10zM80 64l20 12 9-22z" />
      <path className="scene-gold" d="M172 40h6v34h-6zM158 40h18v12h-18z" />
      {blooms([90, 160, 8], [146, 162, 7], [72, 168, 5])}
    </>,
  ],
  giving: [
    'noon',
    <>
      <path className="scene-rose" d="M36 84h66l-6 70H42z" />
      <path
        className="scene-deep"
        d="m98 116 48-44 8 7-54 54zM142 68l20-8-6 22zM36 96c-30-4-30 44 4 46v-8c-22-4-20-30-3-30z"
      />
      <path
        className="scene-pale"
        d="M152 88h3v12h-3zM162 84h3v14h-3zM170 78h3v12h-3zM158 106h3v10h-3zM168 104h3v12h-3z"
      />
      <path
        className="scene-leaf"
        d="M160 128h4v38h-4zM186 118h4v48h-4zM210 134h4v32h-4zM188 150c10-10 20-8 24-4-6 8-16 10-24 4zM162 152c-10-8-18-6-22-2 6 8 14 8 22 2z"
      />
      {blooms([162, 124, 9], [188, 112, 11], [212, 130, 8])}
    </>,
  ],
  morning: [
    'morning indoors',
    <>
      <path className="scene-dark" d="M30 24h96v86H30z" />
      <path className="scene-lit" d="M37 31h37v72H37zM82 31h37v72H82z" />
      <circle className="scene-gold" cx="96" cy="76" r="12" />
      <path className="scene-deep" d="M20 140h200v10H20zM36 150h10v42H36zM194 150h10v42h-10z" />
      <path className="scene-pale" d="M142 112h34v28h-34z" />
      <path
        className="scene-rose"
        d="M176 116c16-2 16 20 0 18v-5c8 0 8-9 0-8zM152 92c-4 6 4 8 0 14h3c4-6-4-8 0-14zM164 92c-4 6 4 8 0 14h3c4-6-4-8 0-14z"
      />
      <path className="scene-leaf" d="M84 140v-22h4v22z" />
      {blooms([86, 114, 10])}
    </>,
  ],
  office: [
    'night indoors',
    <>
      <circle className="scene-glow" cx="70" cy="84" r="58" />
      <path className="scene-deep" d="M24 136h192v10H24zM38 146h10v46H38zM192 146h10v46h-10z" />
      <path className="scene-dark" d="M62 130h16v6H62zM68 76h4v54h-4z" />
      <path className="scene-gold" d="M50 76c4-30 36-30 40 0z" />
      <path className="scene-rose" d="M150 106h50v8h-50zM146 116h56v8h-56zM152 126h46v10h-46z" />
      <path className="scene-dark" d="M106 112h14l-2 24h-10zM124 120c-4-14 14-14 10 0z" />
      <path className="scene-pale" d="M96 128h34v8H96z" />
    </>,
  ],
  crossing: [
    'dusk',
    <>
      <path className="scene-pale" d="M84 192c12-18 34-20 34-28h8c0 10 26 12 38 28z" />
      <path className="scene-dark" d="M117 40h8v126h-8z" />
      <path className="scene-gold" d="M121 50h56l14 12-14 12h-56z" />
      <path className="scene-rose" d="M121 84H66l-14 12 14 12h55z" />
      <path
        className="scene-leaf"
        d="M32 164c-14-16-10-40 6-50 16 10 20 34 6 50zM206 164c-10-12-8-30 4-38 12 8 14 26 4 38z"
      />
      {blooms([92, 164, 6], [152, 166, 6])}
    </>,
  ],
  search: [
    'dusk',
    <>
      <path className="scene-dark" d="M117 84h7v82h-7zM112 92h8l-30 74h-8zM121 92h8l30 74h-8z" />
      <path className="scene-deep" d="m58 82 88-46 16 30-88 46z" />
      <path className="scene-rose" d="m143 36 25-16 22 42-27 10z" />
      <path className="scene-gold" d="m44 89 14-7 16 30-14 8z" />
      <circle className="scene-pale" cx="120" cy="84" r="9" />
      <circle className="scene-glow" cx="214" cy="24" r="22" />
      <path className="scene-lit" d="m214 8 4 12 12 4-12 4-4 12-4-12-12-4 12-4z" />
      {blooms([52, 162, 7], [190, 164, 6])}
    </>,
  ],
  entry: [
    'dusk',
    <>
      <path className="scene-dark" d="M30 40h180v126H30z" />
      <path className="scene-deep" d="M18 28h204v14H18zM84 60h72v106H84zM66 164h108v12H66zM52 176h136v16H52z" />
      <circle className="scene-glow" cx="120" cy="118" r="66" />
      <path className="scene-lit" d="M92 164v-68a28 28 0 0 1 56 0v68z" />
      <path className="scene-rose" d="m148 92 24 10v70l-24-8z" />
      <path className="scene-gold" d="M52 78h12l-2 20h-8zM154 132h5v8h-5z" />
      <path className="scene-pale" d="M184 74h14v18h-14z" />
      <path className="scene-leaf" d="M40 150h24l-4 16H44zM182 150h24l-4 16h-16z" />
      {blooms([46, 142, 10], [60, 146, 7], [188, 145, 7], [200, 141, 9])}
    </>,
  ],
  guide: [
    'dusk indoors',
    <>
      <circle className="scene-glow" cx="62" cy="62" r="58" />
      <path className="scene-dark" d="M59 64h6v104h-6zM46 166h32v6H46zM150 20h70v148h-70z" />
      <path className="scene-gold" d="M46 34h32l12 32H34z" />
      <path className="scene-lit" d="M157 27h56v36h-56zM157 70h56v36h-56zM157 113h56v48h-56z" />
      <path
        className="scene-rose"
        d="M161 35h8v28h-8zM178 31h7v32h-7zM190 39h9v24h-9zM165 78h7v28h-7zM186 76h9v30h-9zM161 126h10v35h-10zM192 122h8v39h-8z"
      />
      <path className="scene-leaf" d="M170 33h7v30h-7zM201 80h8v26h-8zM173 82h10v24h-10zM175 130h7v31h-7z" />
      <path className="scene-deep" d="M76 92c0-16 52-16 52 0v34h14v38h-6v8h-8v-8H80v8h-8v-8h-6v-38h10z" />
      <path className="scene-pale" d="m84 116 18 6 18-6v18l-18 6-18-6z" />
      {blooms([206, 150, 9])}
    </>,
  ],
  bed: [
    'night indoors',
    <>
      <path className="scene-dark" d="M24 22h76v80H24z" />
      <path className="scene-far" d="M30 28h30v68H30zM64 28h30v68H64z" />
      <circle className="scene-pale" cx="80" cy="46" r="9" />
      <circle className="scene-glow" cx="198" cy="96" r="42" />
      <path className="scene-gold" d="M188 82h20l8 22h-36z" />
      <path className="scene-dark" d="M195 104h6v22h-6zM180 126h36v8h-36zM184 134h6v36h-6zM206 134h6v36h-6z" />
      <path className="scene-deep" d="M22 112h10v60H22zM158 128h10v44h-10zM30 154h130v12H30z" />
      <path className="scene-pale" d="M34 138c0-12 36-12 36 0v16H34z" />
      <path className="scene-rose" d="M58 146c20-16 78-14 100-4v14H58z" />
      <path className="scene-lit" d="M118 140c14-2 30-1 40 3v13h-40z" opacity=".5" />
      {blooms([210, 120, 6])}
    </>,
  ],
} satisfies Record<string, [Hour, ReactNode]>

export type SceneName = keyof typeof scenes

export const categoryScenes: Record<Category, SceneName> = {
  'housing-shelter': 'housing',
  'womens-health': 'health',
  'rights-advocacy': 'rights',
  'financial-support': 'money',
}

/** Decorative. The hills are as wide as the page; what stands on them keeps its shape. */
export function Scene({ name }: { name: SceneName }) {
  const [[hour, place], drawing] = [scenes[name][0].split(' '), scenes[name][1]]
  return (
    <div className={`scene scene-${hour}`}>
      <svg viewBox="0 0 780 192" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {place ? (
          <path className="scene-far" d="M0 168h780v24H0z" />
        ) : (
          <>
            <path className="scene-far" d="M0 128c90-38 168-40 262-16s190 22 280-6 168-20 238 6v80H0z" />
            <path className="scene-near" d="M0 162c120-22 250-20 372-6s270 12 408-10v46H0z" />
          </>
        )}
      </svg>
      <svg viewBox="0 0 240 192" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    </div>
  )
}
