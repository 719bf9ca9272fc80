import type { ReactNode } from 'react'
import { Text } from 'react-email'
import { palette } from './palette.ts'

/** A small label over its value. One column, so that a phone shows it like a large screen. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '12px 0', fontSize: '16px', lineHeight: '24px', color: palette.ink }}>
      <span className="ink-2" style={{ fontSize: '14px', color: palette.ink2 }}>
        {label}
      </span>
      <br />
      {children}
    </Text>
  )
}
