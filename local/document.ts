/** HTML for the pages of the fakes. */
import { createHash } from 'node:crypto'

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

export function documentsIn(style: string) {
  return function renderDocument(title: string, body: string): string {
    return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`
  }
}

/** `site` is an allowed form target: browsers check a form's redirects like its action. */
export function listDocumentHeaders(style: string, site: string): Record<string, string> {
  const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${styleHash}; form-action 'self' ${site}; frame-ancestors 'none'; base-uri 'none'`,
    'x-content-type-options': 'nosniff',
    // With no-referrer, the form's own Origin would be `null`.
    'referrer-policy': 'same-origin',
  }
}
