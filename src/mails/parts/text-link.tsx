import type { ReactNode } from 'react'
import { Link } from 'react-email'
import { palette } from './palette.ts'

/** A link in a sentence, underlined: colour alone would not tell it from the text around. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={{ color: palette.link, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}
