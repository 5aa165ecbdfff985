/** Illustration: dusk, a path and a lamp at its end. Purely decorative. */
export function DuskPath() {
  return (
    <svg
      className="dusk"
      viewBox="0 0 780 192"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="780" height="192" className="dusk-sky" />
      <circle cx="604" cy="74" r="92" className="dusk-glow" />
      <circle cx="604" cy="74" r="46" className="dusk-glow" />
      <path d="M0 128c90-38 168-40 262-16s190 22 280-6 168-20 238 6v80H0z" className="dusk-far" />
      <path d="M0 158c120-30 250-26 372-8s270 14 408-14v56H0z" className="dusk-near" />
      <path
        d="M300 192c30-22 96-26 150-34s104-12 138-28l26 2c-22 22-70 28-112 36-40 8-66 14-72 24z"
        className="dusk-path"
      />
      <path d="M601 64h6v72h-6z" className="dusk-post" />
      <path d="M592 52h24l-4 24h-16z" className="dusk-lamp" />
      <path d="M589 52l15-12 15 12z" className="dusk-post" />
      <g className="dusk-post">
        <path d="M120 150c-14-20-10-50 8-62 18 12 22 42 8 62z" />
        <path d="M126 120h4v44h-4zM182 156c-10-14-8-36 6-46 14 10 16 32 6 46z" />
        <path d="M186 134h4v30h-4z" />
      </g>
      <g className="dusk-bloom">
        <circle cx="664" cy="150" r="7" />
        <circle cx="688" cy="158" r="5" />
        <circle cx="548" cy="160" r="5" />
      </g>
    </svg>
  )
}
