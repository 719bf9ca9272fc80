import { createHash } from 'node:crypto'

/**
 * Headers of every page. Scripts run only from this site; the few inline ones that React Router writes are allowed by their
 * hash, so that a kept page needs no nonce. In development Vite's own inline scripts and styles are let through.
 */
export function securityHeaders(
  html: string,
  options: { https: boolean; development: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': options.development ? "frame-ancestors 'none'" : policy(inlineScriptHashes(html)),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
  if (options.https) headers['strict-transport-security'] = 'max-age=31536000'
  return headers
}

function policy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || !content) continue
    hashes.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [...hashes]
}
