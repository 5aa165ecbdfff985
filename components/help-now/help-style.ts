/**
 * The complete CSS of a help page, inlined so that the page needs no second request: the colors of components/ui/tokens.css
 * as an old browser reads them, and its heading font, which the page does without until it is there.
 */
const source = `
  @font-face {
    font-family: "Fraunces Variable";
    src: url("/fonts/fraunces.b524ca56.woff2") format("woff2");
    font-weight: 500 650;
    font-display: swap;
  }
  @font-face {
    font-family: "Like Georgia";
    src: local("Georgia Bold"), local("Georgia-Bold"), local("Gelasio Bold");
    size-adjust: 92.6%;
    ascent-override: 105.6%;
    descent-override: 27.5%;
    line-gap-override: 0%;
  }
  :root {
    color-scheme: light dark;
    --paper: #fffaf2;
    --band: #f7eedf;
    --ink: #2b1a2f;
    --soft: #514155;
    --line: #e1d6c6;
    --plum: #622b66;
    --wash: #f7ecf8;
    --on: #fffaf2;
    --red: #a70511;
    --mark: #f2a02a;
    --focus: #ffd242;
    --serif: "Fraunces Variable", "Like Georgia", Georgia, "Noto Serif", serif;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #19101b;
      --band: #2c202f;
      --ink: #f3eee6;
      --soft: #d1c9bc;
      --line: #443847;
      --plum: #e4bae6;
      --wash: #382239;
      --on: #19101b;
      --red: #a31518;
    }
  }
  * {
    box-sizing: border-box;
  }
  html {
    scroll-padding: 1rem 0 6rem;
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0 auto;
    padding: 0 min(1.25rem, 6vw) 6.5rem;
    max-width: 46rem;
    background: var(--paper);
    color: var(--ink);
    font:
      1.0625rem / 1.55 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  h1,
  h2 {
    font: 560 1.6rem / 1.15 var(--serif);
    letter-spacing: -0.012em;
    margin: 2rem 0 0.5rem;
  }
  h1 {
    font-size: min(2.1rem, 15vw);
    margin-top: 1rem;
  }
  h3 {
    font: 560 1.2rem / 1.3 var(--serif);
    margin: 0;
  }
  p {
    margin: 0.4rem 0;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  li.e {
    border-top: 1px solid var(--line);
    padding: 1rem 0;
  }
  a {
    color: var(--plum);
    text-underline-offset: 0.2em;
  }
  a:focus-visible {
    outline: 3px solid transparent;
    background: var(--focus) !important;
    color: #201623 !important;
    box-shadow: 0 4px 0 #201623;
  }
  .s {
    color: var(--soft);
  }
  .a,
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
    align-items: center;
  }
  nav ul {
    row-gap: 0;
  }
  .a {
    padding-top: 0.5rem;
  }
  .a > *,
  nav a,
  header a {
    display: inline-block;
    padding-block: 0.55rem;
  }
  .n {
    font-size: min(1em, 7.5vw);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  main a[href^="tel:"],
  .a a[href^="sms:"] {
    display: inline-block;
    min-height: 52px;
    padding: 10px min(1.4rem, 5vw);
    border-radius: 26px;
    background: var(--plum);
    color: var(--on);
    font-weight: 600;
    line-height: max(32px, 1.25em);
    text-decoration: none;
  }
  main a[href^="tel:"] ~ a[href^="tel:"],
  .a a[href^="sms:"] {
    background: var(--wash);
    color: var(--plum);
  }
  main :is(a[href^="tel:"], .a a) .n {
    font-size: min(1.25rem, 7.5vw);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 2rem;
    margin: 0 calc(-1 * min(1.25rem, 6vw));
    padding: 0.35rem min(1.25rem, 6vw);
    border-bottom: 1px solid var(--line);
  }
  header a:first-child {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    font: 560 1.4rem / 1 var(--serif);
    color: inherit;
    text-decoration: none;
  }
  .d {
    background: var(--red);
    color: #fff;
    padding: 0.75rem 1rem;
    border-radius: 14px;
  }
  .d a {
    color: inherit;
  }
  main .d a[href^="tel:"] {
    display: block;
    max-width: 20rem;
    margin: 0.5rem 0;
    background: #fff;
    color: #a70511;
  }
  .c {
    border-left: 6px solid var(--mark);
    background: var(--band);
    padding: 0.75rem 1rem;
    margin: 1rem 0;
  }
  .update {
    background: var(--band);
    padding: 0.75rem 1rem;
  }
  .update button {
    min-height: 44px;
  }
  .k {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .k:focus {
    position: static;
    display: inline-block;
    width: auto;
    height: auto;
    clip-path: none;
    padding: 0.75rem;
  }
  .x {
    position: fixed;
    right: 0;
    bottom: 0;
    left: 0;
    padding: 10px min(1.25rem, 6vw) calc(10px + env(safe-area-inset-bottom));
    background: var(--paper);
    border-top: 1px solid var(--line);
  }
  .x a {
    display: block;
    min-height: 52px;
    max-width: 43.5rem;
    font-size: min(1em, 7vw);
    margin: auto;
    padding: 12px;
    border-radius: 999px;
    background: var(--plum);
    color: var(--on);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
  }
  @media (forced-colors: active) {
    .x a,
    .d,
    main a[href^="tel:"],
    .a a[href^="sms:"] {
      border: 1px solid;
    }
    a:focus-visible {
      outline-color: Highlight;
    }
  }
  @media print {
    .x,
    .k,
    nav,
    header {
      display: none;
    }
    body {
      max-width: none;
      padding: 0;
      background: #fff;
      color: #000;
      font-size: 10pt;
    }
    li.e {
      break-inside: avoid;
    }
    .d {
      background: none;
      color: #000;
      border: 1pt solid;
    }
    a {
      min-height: 0 !important;
      padding: 0 !important;
      background: none !important;
      color: inherit !important;
    }
  }
`

export const helpStyle = source
  .replace(/\s*\n\s*/g, '')
  .replace(/([:,]) /g, '$1')
  .replaceAll(' {', '{')
