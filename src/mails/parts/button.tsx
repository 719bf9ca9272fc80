import { Button as EmailButton } from 'react-email'
import { palette } from './palette.ts'

/** The one thing to do in a mail. */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <EmailButton
      href={href}
      className="action"
      style={{
        margin: '8px 0 12px',
        padding: '15px 24px',
        borderRadius: '3px',
        backgroundColor: palette.action,
        color: palette.onAction,
        fontSize: '16px',
        fontWeight: 600,
      }}
    >
      {children}
    </EmailButton>
  )
}
