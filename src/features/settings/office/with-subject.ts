const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A mail with its subject above it, as a mailbox shows both. */
export function withSubject(html: string, subject: string): string {
  const text = subject.replaceAll(/[&<>"]/g, (mark) => escaped[mark] ?? mark)
  const line = `<p style="margin:0;padding:12px 24px;font:600 15px/22px sans-serif;background:#fff;color:#0b1b34">${text}</p>`
  return html.replace(/<body[^>]*>/, (body) => body + line)
}
