import type { ReactNode } from 'react'
import { Heading, Section } from 'react-email'
import { palette } from './palette.ts'

/** A part of a mail under its own heading; opens with the ink rule of the look. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section className="rule" style={{ marginTop: '36px', borderTop: `2px solid ${palette.ink}` }}>
      <Heading
        as="h2"
        className="ink"
        style={{ margin: '14px 0 4px', fontSize: '20px', lineHeight: '26px', fontWeight: 600, color: palette.ink }}
      >
        {title}
      </Heading>
      {children}
    </Section>
  )
}
