/** The complete CSS of a help page, inlined so that the page needs no second request. */
const source = `
  :root {
    color-scheme: light dark;
    --paper: #fffbf5;
    --band: #f6eee3;
    --ink: #2a1f2d;
    --soft: #5e5162;
    --line: #ddd2c6;
    --plum: #5b2a5e;
    --on: #fffbf5;
    --red: #9c1c15;
    --mark: #e59a1c;
    --focus: #ffd04d;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #1c141e;
      --band: #2b222e;
      --ink: #f4efe9;
      --soft: #d2c8d0;
      --line: #4a3f4d;
      --plum: #e6b8e4;
      --on: #1c141e;
      --red: #9c1c15;
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
    font:
      600 1.35rem / 1.25 Georgia,
      serif;
    margin: 2rem 0 0.5rem;
  }
  h1 {
    font-size: 2rem;
    margin-top: 1rem;
  }
  h3 {
    font-size: 1.0625rem;
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
    padding: 0.75rem 0;
  }
  a {
    color: var(--plum);
    text-underline-offset: 0.2em;
  }
  a:focus-visible {
    outline: 3px solid transparent;
    background: var(--focus);
    color: #201623;
    box-shadow: 0 4px 0 #201623;
  }
  .s {
    color: var(--soft);
  }
  .a,
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
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
  header {
    padding-top: 0.5rem;
  }
  header a {
    font:
      600 1.25rem / 1 Georgia,
      serif;
    color: inherit;
    text-decoration: none;
  }
  .d {
    background: var(--red);
    color: #fff;
    padding: 0.5rem 1rem;
    border-radius: 14px;
  }
  .d a {
    color: inherit;
  }
  .d a:focus-visible {
    color: #201623;
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
    min-height: 48px;
    max-width: 43.5rem;
    font-size: min(1em, 7vw);
    margin: auto;
    padding: 10px;
    border-radius: 999px;
    background: var(--plum);
    color: var(--on);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
  }
  .x a:focus-visible {
    background: var(--focus);
    color: #201623;
  }
  @media (forced-colors: active) {
    .x a,
    .d {
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
      color: inherit;
    }
  }
`

export const helpStyle = source
  .replace(/\s*\n\s*/g, '')
  .replace(/([:,]) /g, '$1')
  .replaceAll(' {', '{')

/** Safely composed HTML: interpolated values are escaped, unless they are Markup themselves. */
export class Markup {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

type Value = Markup | string | number | null | false | readonly Value[]

function write(value: Value): string {
  if (value instanceof Markup) return value.text
  if (value === null || value === false) return ''
  return Array.isArray(value) ? value.map(write).join('') : escapeText(String(value))
}

/** html`<a href="${address}">${name}</a>`: attributes must be in double quotes. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(texts.map((text, index) => text + write(values[index] ?? null)).join(''))
}

/** Markup from our own style or script, which must not be escaped. */
export function raw(text: string): Markup {
  return new Markup(text)
}
