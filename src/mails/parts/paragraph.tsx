import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { palette } from './palette.ts'

/** Running text of a mail. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '14px 0', fontSize: '16px', lineHeight: '25px', color: palette.ink }}>
      {children}
    </Text>
  )
}

/** What may be overlooked: order numbers, conditions. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Text className="ink-2" style={{ margin: '12px 0', fontSize: '14px', lineHeight: '21px', color: palette.ink2 }}>
      {children}
    </Text>
  )
}
