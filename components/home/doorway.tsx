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
export function Doorway({ label, className }: { label: string; className?: string }) {
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
